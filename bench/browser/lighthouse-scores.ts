import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const folder = join(import.meta.dirname, 'lighthouse');
const REPORT_BYTES = 64 * 1024 * 1024;

/** 0..100 by category, e.g. `best-practices`. */
export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

interface LighthouseResult {
  scores: Scores;
  /** What is not perfect, in Lighthouse's own words. */
  faults: string[];
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

/** @returns 'installed', or why it could not be. */
export function installLighthouse(say: (line: string) => void): string {
  if (existsSync(join(folder, 'node_modules', 'lighthouse'))) return 'installed';
  say('installing Lighthouse (once)');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
  return status === 0 ? 'installed' : 'Lighthouse could not be installed';
}

/** Looks at a page as Lighthouse does by default: a phone of the middle class on a slow line, simulated. */
export async function askLighthouse(address: string, chromium: string): Promise<LighthouseResult> {
  const { stdout } = await run(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--output=json',
      '--quiet',
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { maxBuffer: REPORT_BYTES, env: { ...process.env, CHROME_PATH: chromium } },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const percent = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    scores: {
      performance: percent('performance'),
      accessibility: percent('accessibility'),
      'best-practices': percent('best-practices'),
      seo: percent('seo'),
    },
    faults: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim()),
  };
}
