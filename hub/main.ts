/** `npm run hub`: a hub for a hall of tables (interfaces.md, section 4). */
import { startHub } from './hub.ts';
import type { Cluster } from './nats/cluster.ts';
import { type HubOptions, help, readOptions } from './options.ts';

const BAD = 2;

async function main(args: readonly string[]): Promise<number> {
  const read = readOptions(args);
  if (read.kind === 'help') {
    process.stdout.write(help);
    return 0;
  }
  if (read.kind === 'bad') return refuse(read.reason);
  if (read.kind === 'authority') {
    const { makeAuthority } = await import('./authority.ts');
    const made = makeAuthority(read.dir, read.host);
    if (!made.ok) return refuse(made.reason);
    process.stdout.write(made.text);
    return 0;
  }
  if (read.kind === 'node') return keep(read.options, read.cluster);
  if (read.kind === 'rehearse') {
    const { rehearse } = await import('./rehearse.ts');
    const { ok, text } = await rehearse(read.file, read.options);
    if (!ok) return refuse(text);
    process.stdout.write(`${text}\n`);
    return 0;
  }
  if (read.options.restore !== null) {
    const { restoreInto } = await import('./restore.ts');
    const restored = restoreInto(read.options.data, read.options.restore);
    if (!restored.ok) return refuse(restored.reason);
  }
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  const started = await startHub(read.options);
  if (!started.ok) return refuse(started.reason);
  const { hub } = started;
  const { url, round, book, hall, store } = hub.parts;
  const sheet = { url, round, book, games: hall.games };
  const { joinText, writeSheet } = await import('./sheet/sheet.ts');
  if (read.options.json) process.stdout.write(`${JSON.stringify(hub.ready)}\n`);
  await writeSheet(store, sheet);
  if (!read.options.json) process.stdout.write(await joinText(sheet, store));
  await ended;
  await hub.stop();
  return 0;
}

/** Until it is told to end. */
async function keep(options: HubOptions, cluster: Cluster): Promise<number> {
  const { startNode } = await import('./node.ts');
  const started = await startNode({
    ...options,
    cluster,
    onLine: (line) => process.stderr.write(`${line}\n`),
  });
  if (!started.ok) return refuse(started.reason);
  process.stdout.write(`This computer keeps the games with the others, as ${cluster.node.name}.\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await started.node.stop();
  return 0;
}

function refuse(reason: string): number {
  process.stderr.write(`hub: ${reason}\n`);
  return BAD;
}

process.exit(await main(process.argv.slice(2)));
