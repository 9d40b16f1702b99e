import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findPostgres } from '../../../machine/find-postgres.ts';
import { fillConfig, makeCertificate } from '../proxy-files.ts';
import { type ComposeService, filesOf } from './read-compose.ts';

interface Lodging {
  root: string;
  /** Of the built site that runs, which may be that of another version. */
  built: string;
  /** Of this service alone. */
  folder: string;
  configs: Record<string, { content: string }>;
}

interface Program {
  command: [string, ...string[]];
  environment: Record<string, string>;
}

type MakeProgram = (service: ComposeService, lodging: Lodging) => Program;

/** For each image of compose.yaml, how this machine runs what is in it; by what the image's name holds. */
const programs: Readonly<Record<string, MakeProgram>> = {
  dreamseed: ({ environment }, { root, built, folder }) => ({
    command: [process.execPath, join(built, 'build', 'server', 'index.js')],
    environment: {
      ...readImageSettings(root),
      DATA_DIR: folder,
      DRAW_PICTURES_AHEAD: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
  }),
  postgres: ({ environment, command = [] }, { folder }) => ({
    command: runAsPostgres([...layPostgres(environment, folder), ...command.slice(1)]),
    environment: {},
  }),
  versitygw: (_, { root, folder }) => ({
    command: [process.execPath, join(root, 'tests/deploy/compose/serve-pictures.ts'), folder],
    environment: {},
  }),
  caddy: (service, { root, folder }) => ({
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', layCaddyfile(service, root, folder)],
    environment: { ...service.environment, HOME: folder, XDG_DATA_HOME: folder },
  }),
  haproxy: (service, { root, folder }) => ({
    command: ['haproxy', '-W', '-f', layHaproxy(service, root, folder)],
    environment: {},
  }),
  prometheus: (service, lodging) => ({
    // What a member of the network mounts, it alone sees.
    command: [
      ...(['sh', '-c', 'mount --bind "$0" /etc/prometheus && exec "$@"'] as const),
      layEtc(service, lodging),
      ...[
        'prometheus',
        '--config.file=/etc/prometheus/prometheus.yml',
        `--storage.tsdb.path=${lodging.folder}/data`,
      ],
    ],
    environment: {},
  }),
};

/** @returns undefined where this machine has no such program. */
export function programOf(service: ComposeService, lodging: Lodging): Program | undefined {
  const image = basename(service.image).split(':')[0] ?? '';
  return programs[image]?.(service, lodging);
}

/** The image's own settings. */
function readImageSettings(root: string): Record<string, string> {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
  const [, settings = ''] = /^ENV (.+)$/m.exec(text) ?? [];
  return Object.fromEntries([...settings.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]));
}

function runAsPostgres(words: string[]): [string, ...string[]] {
  // In its place and not beside it, so that a signal reaches Postgres.
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', ...words];
}

/** As the official image does at its first start: a superuser of that name with that password, and its database. */
function layPostgres(environment: Record<string, string>, folder: string): string[] {
  const { POSTGRES_USER: user = '', POSTGRES_DB: name = '', POSTGRES_PASSWORD: password = '' } = environment;
  const bin = findPostgres();
  const data = join(folder, 'data');
  const command = [join(bin, 'postgres'), '-D', data, '-k', folder, '-c', 'listen_addresses=*'];
  if (existsSync(data)) return command;
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  execFileSync('chown', ['-R', 'postgres', folder]);
  const run = (words: string[], input?: string) => {
    const [program, ...more] = runAsPostgres(words);
    execFileSync(program, more, { cwd: folder, stdio: ['pipe', 'ignore', 'inherit'], input });
  };
  run([
    ...[join(bin, 'initdb'), '-D', data, '-U', user, '-E', 'UTF8'],
    ...['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
  ]);
  run([join(bin, 'postgres'), '--single', '-D', data, 'postgres'], `create database ${name}\n`);
  run(['sh', '-c', `echo "host all all all scram-sha-256" >> ${data}/pg_hba.conf`]);
  return command;
}

/** As it is, but that this machine comes to trust no new authority. */
function layCaddyfile(service: ComposeService, root: string, folder: string): string {
  const [file] = filesOf(service);
  const config = join(folder, 'Caddyfile');
  const text = readFileSync(join(root, file?.source ?? ''), 'utf8');
  writeFileSync(config, `{\n\tskip_install_trust\n}\n${text}`);
  return config;
}

/** As it is, with a line for each server and a certificate that nobody signed. */
function layHaproxy({ environment }: ComposeService, root: string, folder: string): string {
  const config = join(folder, 'haproxy.cfg');
  const servers = (environment.SITE_SERVERS ?? '').split(' ');
  const text = fillConfig(root, 'haproxy.cfg', [
    ['/etc/haproxy/dreamseed.pem', makeCertificate(folder).both],
    [
      'server one 127.0.0.1:3000',
      servers.map((server, index) => `server site${index} ${server}`).join('\n  '),
    ],
  ]);
  writeFileSync(config, text);
  return config;
}

function layEtc(service: ComposeService, { root, folder, configs }: Lodging): string {
  const etc = join(folder, 'etc');
  mkdirSync(etc, { recursive: true });
  for (const { source, target } of filesOf(service)) {
    if (dirname(target) === '/etc/prometheus') cpSync(join(root, source), join(etc, basename(target)));
  }
  for (const { source, target } of service.configs)
    writeFileSync(join(etc, basename(target)), configs[source]?.content ?? '');
  return etc;
}
