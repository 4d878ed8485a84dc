/** A way to the hub that can be cut: every connection over it falls, and no new one comes through until it is mended. */
import { connect, createServer, type Socket } from 'node:net';

export type CuttableWay = Readonly<{
  url: URL;
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
}>;

export async function cuttableWay(to: URL): Promise<CuttableWay> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    near.on('error', () => near.destroy());
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect({ port: Number(to.port), host: to.hostname });
    far.on('error', () => far.destroy());
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: new URL(`http://127.0.0.1:${port}/`),
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
