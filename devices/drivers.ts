/** The one place that knows every board by name. */
import type { BoardKind, Driver, DriverPort, Orientation } from './board.ts';
import { CertaboDriver } from './certabo/driver.ts';
import { ChessLinkDriver } from './chesslink/driver.ts';
import { DgtDriver } from './dgt/driver.ts';
import { PegboardDriver } from './pegboard/driver.ts';
import { SentioDriver } from './sentio/driver.ts';

export function createDriver(kind: BoardKind, port: DriverPort, orientation: Orientation): Driver {
  switch (kind) {
    case 'pegboard':
      return new PegboardDriver(port, orientation);
    case 'sentio':
      return new SentioDriver(port, orientation);
    case 'dgt':
      return new DgtDriver(port, orientation);
    case 'chesslink':
      return new ChessLinkDriver(port, orientation);
    case 'certabo':
      return new CertaboDriver(port, orientation);
  }
}
