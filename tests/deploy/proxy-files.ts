import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of deploy/ with what is another way where it is tried; each text must be in it. */
export function fillConfig(
  root: string,
  file: string,
  instead: readonly (readonly [string, string])[],
): string {
  let config = readFileSync(join(root, 'deploy', file), 'utf8');
  for (const [text, other] of instead) {
    if (!config.includes(text)) throw new Error(`deploy/${file} has no "${text}".`);
    config = config.replace(text, other);
  }
  return config;
}

export function makeCertificate(folder: string) {
  const certificate = join(folder, 'site.crt');
  const key = join(folder, 'site.key');
  const both = join(folder, 'site.pem');
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=dreamseed.example', '-addext', 'subjectAltName=DNS:dreamseed.example'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return { certificate, key, both };
}
