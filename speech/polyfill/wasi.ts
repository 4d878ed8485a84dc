import type { Files } from './pack.ts';

/**
 * The part of WASI (preview 1) by which the engine reads its files: a folder of files in memory, which it can only
 * read. Whatever it prints is dropped.
 */

// Error and type numbers of the interface.
const [SUCCESS, BAD_FILE, INVALID, NO_ENTRY, NOT_PERMITTED] = [0, 8, 28, 44, 63];
const [FOLDER, REGULAR_FILE] = [3, 4];
/** The one folder that is open from the start; the descriptors before it are the usual streams. */
const ROOT = 3;
const DIRENT_BYTES = 24;

type Open = { readonly path: string; readonly bytes: Uint8Array | null; offset: number };

/** `name` is the path under which the engine looks for the files. */
export function readOnlyFolder(
  name: string,
  files: Files,
  memory: () => WebAssembly.Memory,
): WebAssembly.ModuleImports {
  const root = new TextEncoder().encode(name);
  const open = new Map<number, Open>([[ROOT, { path: '', bytes: null, offset: 0 }]]);
  let lastDescriptor = ROOT;
  const view = () => new DataView(memory().buffer);
  const bytesAt = (address: number, length: number) => new Uint8Array(memory().buffer, address, length);
  const text = (address: number, length: number) => new TextDecoder().decode(bytesAt(address, length));

  /** The names directly inside a folder; none for what is no folder. */
  function namesIn(folder: string): string[] {
    const beginning = folder === '' ? '' : `${folder}/`;
    const inside = [...files.keys()].filter((path) => path.startsWith(beginning));
    return [...new Set(inside.map((path) => path.slice(beginning.length).split('/', 1)[0] ?? ''))];
  }

  /** The parts of memory that a list of address and length names. */
  function parts(list: number, count: number): Uint8Array[] {
    const at = view();
    return Array.from({ length: count }, (_, index) =>
      bytesAt(at.getUint32(list + 8 * index, true), at.getUint32(list + 8 * index + 4, true)),
    );
  }

  function find(address: number, length: number): Open | null {
    const path = text(address, length).replace(/^\.$|\/+$/g, '');
    const bytes = files.get(path) ?? null;
    return bytes || namesIn(path).length > 0 ? { path, bytes, offset: 0 } : null;
  }

  return {
    environ_sizes_get(count: number, size: number): number {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return SUCCESS;
    },
    environ_get: () => SUCCESS,
    /** The engine asks for the time only to seed its noise: the same time makes every run sound alike. */
    clock_time_get(_clock: number, _precision: bigint, time: number): number {
      view().setBigUint64(time, 0n, true);
      return SUCCESS;
    },
    fd_prestat_get(descriptor: number, prestat: number): number {
      if (descriptor !== ROOT) return BAD_FILE;
      view().setUint32(prestat, 0, true);
      view().setUint32(prestat + 4, root.length, true);
      return SUCCESS;
    },
    fd_prestat_dir_name(_descriptor: number, address: number, length: number): number {
      bytesAt(address, length).set(root);
      return SUCCESS;
    },
    fd_fdstat_get(descriptor: number, stat: number): number {
      const file = open.get(descriptor);
      if (!file) return BAD_FILE;
      bytesAt(stat, 24).fill(0);
      view().setUint8(stat, file.bytes ? REGULAR_FILE : FOLDER);
      // All rights: what is not possible fails by itself.
      view().setBigUint64(stat + 8, ~0n, true);
      view().setBigUint64(stat + 16, ~0n, true);
      return SUCCESS;
    },
    path_filestat_get(_folder: number, _flags: number, path: number, length: number, stat: number): number {
      const file = find(path, length);
      if (!file) return NO_ENTRY;
      bytesAt(stat, 64).fill(0);
      view().setUint8(stat + 16, file.bytes ? REGULAR_FILE : FOLDER);
      view().setBigUint64(stat + 32, BigInt(file.bytes?.length ?? 0), true);
      return SUCCESS;
    },
    path_open(
      _folder: number,
      _lookup: number,
      path: number,
      length: number,
      _how: number,
      _rights: bigint,
      _inheriting: bigint,
      _flags: number,
      descriptor: number,
    ): number {
      const file = find(path, length);
      if (!file) return NO_ENTRY;
      open.set(++lastDescriptor, file);
      view().setUint32(descriptor, lastDescriptor, true);
      return SUCCESS;
    },
    fd_close: (descriptor: number) => (open.delete(descriptor) ? SUCCESS : BAD_FILE),
    fd_read(descriptor: number, list: number, count: number, total: number): number {
      const file = open.get(descriptor);
      if (!file?.bytes) return BAD_FILE;
      const begin = file.offset;
      for (const part of parts(list, count)) {
        const bytes = file.bytes.subarray(file.offset, file.offset + part.length);
        part.set(bytes);
        file.offset += bytes.length;
      }
      view().setUint32(total, file.offset - begin, true);
      return SUCCESS;
    },
    fd_seek(descriptor: number, offset: bigint, whence: number, position: number): number {
      const file = open.get(descriptor);
      if (!file?.bytes) return BAD_FILE;
      const from = [0, file.offset, file.bytes.length][whence];
      if (from === undefined || from + Number(offset) < 0) return INVALID;
      file.offset = from + Number(offset);
      view().setBigUint64(position, BigInt(file.offset), true);
      return SUCCESS;
    },
    /** Entries from the `cookie`th, as many as fit; the last may be cut. */
    fd_readdir(descriptor: number, buffer: number, size: number, cookie: bigint, used: number): number {
      const folder = open.get(descriptor);
      if (!folder || folder.bytes) return BAD_FILE;
      let filled = 0;
      for (const [index, entryName] of namesIn(folder.path).entries()) {
        if (index < cookie || filled >= size) continue;
        const encoded = new TextEncoder().encode(entryName);
        const entry = new Uint8Array(DIRENT_BYTES + encoded.length);
        const at = new DataView(entry.buffer);
        at.setBigUint64(0, BigInt(index + 1), true);
        at.setBigUint64(8, BigInt(index + 1), true);
        at.setUint32(16, encoded.length, true);
        entry.set(encoded, DIRENT_BYTES);
        bytesAt(buffer + filled, size - filled).set(entry.subarray(0, size - filled));
        filled += Math.min(entry.length, size - filled);
      }
      view().setUint32(used, filled, true);
      return SUCCESS;
    },
    fd_write(_descriptor: number, list: number, count: number, total: number): number {
      const length = parts(list, count).reduce((sum, part) => sum + part.length, 0);
      view().setUint32(total, length, true);
      return SUCCESS;
    },
    fd_fdstat_set_flags: () => NOT_PERMITTED,
    path_remove_directory: () => NOT_PERMITTED,
    path_unlink_file: () => NOT_PERMITTED,
    proc_exit(code: number): never {
      throw new Error(`the engine ended with ${code}`);
    },
  };
}
