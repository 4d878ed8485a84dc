/** A certificate authority of one's own, for phones in a hall that has no name in the world; openssl makes it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';

export type Made = Readonly<{ ok: true; text: string } | { ok: false; reason: string }>;

const AUTHORITY_DAYS = '3650';
/** Phones refuse what is valid for longer. */
const CERTIFICATE_DAYS = '397';

export function makeAuthority(dir: string, host: string): Made {
  const names = namesOf(host);
  const file = (name: string) => join(dir, name);
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    writeFileSync(file('server.ext'), extensions(names), { mode: 0o600 });
  } catch (error) {
    return { ok: false, reason: `${dir} cannot be used: ${(error as Error).message}` };
  }
  const steps: (readonly string[])[] = [];
  if (!existsSync(file('authority.key')))
    steps.push(
      ['ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', file('authority.key')],
      [
        ...['req', '-x509', '-new', '-sha256', '-days', AUTHORITY_DAYS, '-key', file('authority.key')],
        ...['-subj', '/CN=Hector hall', '-addext', 'basicConstraints=critical,CA:TRUE,pathlen:0'],
        ...['-addext', 'keyUsage=critical,keyCertSign,cRLSign', '-out', file('authority.crt')],
      ],
    );
  steps.push(
    ['ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', file('server.key')],
    [
      'req',
      '-new',
      '-sha256',
      '-key',
      file('server.key'),
      '-subj',
      `/CN=${names[0]}`,
      '-out',
      file('server.csr'),
    ],
    [
      ...['x509', '-req', '-sha256', '-days', CERTIFICATE_DAYS, '-in', file('server.csr')],
      ...['-CA', file('authority.crt'), '-CAkey', file('authority.key'), '-CAcreateserial'],
      ...['-extfile', file('server.ext'), '-out', file('server.crt')],
    ],
  );
  for (const args of steps) {
    const { status, error, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
    if (error) return { ok: false, reason: 'openssl is not installed (Debian: apt install openssl)' };
    if (status !== 0)
      return { ok: false, reason: `openssl ${args[0]}: ${stderr.trim().split('\n').at(-1) ?? ''}` };
  }
  return { ok: true, text: explanation(dir, names) };
}

/** Every name and address by which this computer can be reached. */
function namesOf(host: string): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
      .map(({ address }) => address),
  );
  return [
    ...new Set([host, hostname(), `${hostname()}.local`, ...addresses, 'localhost', '127.0.0.1']),
  ].filter((name) => /^[A-Za-z0-9.-]{1,253}$/.test(name));
}

function extensions(names: readonly string[]): string {
  const isAddress = (name: string) => /^\d+\.\d+\.\d+\.\d+$/.test(name);
  const all = names.map((name) => `${isAddress(name) ? 'IP' : 'DNS'}:${name}`).join(',');
  return [
    'basicConstraints=critical,CA:FALSE',
    'keyUsage=critical,digitalSignature',
    'extendedKeyUsage=serverAuth',
    `subjectAltName=${all}`,
    '',
  ].join('\n');
}

function explanation(dir: string, names: readonly string[]): string {
  const crt = join(dir, 'authority.crt');
  return `A certificate authority for this hall is in ${dir}.

Start the hub with:
  npm run hub -- --data DIR --host 0.0.0.0 --tls-cert ${join(dir, 'server.crt')} --tls-key ${join(dir, 'server.key')}

Its certificate is for: ${names.join(', ')}

Trust it on every phone and computer of the hall: bring ${crt} there (by mail, cable or a web page), then
  iPhone, iPad: open the file; Settings, General, VPN & Device Management: install the profile; then Settings, General,
    About, Certificate Trust Settings: switch it on.
  Android: Settings, Security, Encryption & credentials, Install a certificate, CA certificate: choose the file.
  Windows: open the file, Install certificate, Local machine, Trusted root certification authorities.
  macOS: open the file, add it to the keychain "System", open it there and set "Always trust".
  Debian, Ubuntu: copy it to /usr/local/share/ca-certificates/hector.crt and run update-ca-certificates; Chromium and
    Firefox: settings, certificates, authorities, import.
  Programs in Node, such as "seat": NODE_EXTRA_CA_CERTS=${crt}

Keep ${join(dir, 'authority.key')} to yourself: who has it can pretend to be any website to those who trust it.
Take the trust away again when the tournament is over.
`;
}
