/**
 * Who is let in by the server now. Every open place is a user of nats-server with a password of its own, random, made
 * new whenever the hub starts or the place changes hands: what a person is given is a code, and a code is exchanged for
 * the password at the hub's door (docs/decisions/020-a-hall-on-nats.md).
 */
import { newSecret } from './codeBook.ts';
import type { ClusterNode, NatsUser } from './nats/config.ts';
import { natsConfig } from './nats/config.ts';
import type { Version } from './nats/version.ts';
import { type Place, rightsOf, userOf } from './rights.ts';
import { writeWhole } from './store.ts';

export type AccessOptions = Readonly<{
  version: Version;
  configFile: string;
  pidFile: string;
  storeDir: string;
  port: number;
  webSocketPort: number;
  cluster: ClusterNode | null;
  places: () => readonly Place[];
  reload: () => Promise<void>;
}>;

export type Credentials = Readonly<{ user: string; password: string }>;

export const HUB_USER = 'hub';

export class Access {
  readonly hub: Credentials = { user: HUB_USER, password: newSecret() };
  readonly #options: AccessOptions;
  readonly #passwords = new Map<string, string>();

  constructor(options: AccessOptions) {
    this.#options = options;
  }

  credentials(place: Place): Credentials {
    const user = userOf(place);
    const password = this.#passwords.get(user) ?? newSecret();
    this.#passwords.set(user, password);
    return { user, password };
  }

  /** Who came in by the old password is out, and may come again only by the door. */
  async changePassword(place: Place): Promise<void> {
    this.#passwords.set(userOf(place), newSecret());
    await this.apply();
  }

  write(): void {
    const { version, port, webSocketPort, storeDir, pidFile, configFile, cluster, places } = this.#options;
    const open: Place[] = [...places(), { kind: 'public' }];
    const users: NatsUser[] = open.map((place) => {
      const { user, password } = this.credentials(place);
      return { name: user, password, rights: rightsOf(place) };
    });
    const text = natsConfig({
      version,
      name: cluster?.name ?? 'hector',
      port,
      webSocketPort,
      storeDir,
      pidFile,
      users: [{ name: HUB_USER, password: this.hub.password, rights: null }, ...users],
      cluster,
    });
    writeWhole(configFile, text);
  }

  /** What is open is what the server lets in, from when this is settled. */
  async apply(): Promise<void> {
    this.write();
    await this.#options.reload();
  }
}
