/**
 * `npm run audit`: asks the registry for known vulnerabilities of what runs on the site. Exits with 1
 * for one that tools/audit/explained-findings.ts does not explain, with 2 when the registry cannot be
 * asked.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { EXPLAINED_FINDINGS } from './audit/explained-findings.ts';
import { judgeAudit } from './audit/judge-audit.ts';

const EXIT_CODES = { clean: 0, explained: 0, unexplained: 1, 'no-answer': 2 } as const;
const TIMEOUT_MS = 60_000;

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
  timeout: TIMEOUT_MS,
});
const { outcome, lines } = judgeAudit(
  stdout ?? '',
  EXPLAINED_FINDINGS,
  new Date().toISOString().slice(0, 10),
);
for (const line of lines) console.log(line);
process.exitCode = EXIT_CODES[outcome];
