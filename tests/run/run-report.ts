import { stripVTControlCharacters } from 'node:util';
import type { StressSummary } from '../stress/stress-table.ts';

/** What one part of a test run came to, in the same words for both test runners. */
export interface PartResult {
  passed: number;
  /** `file › title`, so that the end of a long run says where to look. */
  failed: string[];
  /** Those that passed at their second try, named as `failed` names. */
  unsteady: string[];
}

export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results?: { error?: { message?: string } }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

/** @param report as Vitest's JSON reporter writes it. */
export function readVitestReport(report: VitestReport, root: string): PartResult {
  const result: PartResult = { passed: 0, failed: [], unsteady: [] };
  for (const file of report.testResults) {
    const name = file.name.replace(`${root}/`, '');
    const failures = file.assertionResults.filter((test) => test.status === 'failed');
    result.passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    result.failed.push(...failures.map((test) => describe(name, test.fullName, test.failureMessages?.[0])));
    // A file that cannot be loaded fails without a failed test.
    if (file.status === 'failed' && failures.length === 0) {
      result.failed.push(describe(name, 'the file itself', file.message));
    }
  }
  return result;
}

/** @param report as Playwright's JSON reporter writes it. */
export function readPlaywrightReport(report: PlaywrightReport): PartResult {
  const result: PartResult = { passed: 0, failed: [], unsteady: [] };
  for (const spec of report.suites.flatMap(specsOf)) {
    for (const { projectName, status, results } of spec.tests) {
      if (status === 'expected' || status === 'flaky') result.passed += 1;
      if (status !== 'unexpected' && status !== 'flaky') continue;
      const reason = results?.find(({ error }) => error)?.error?.message;
      const line = describe(spec.file, `${spec.title} (${projectName})`, reason);
      result[status === 'flaky' ? 'unsteady' : 'failed'].push(line);
    }
  }
  return result;
}

/** Every line of the stress test's table counts as a test. */
export function readStressReport({ rows }: StressSummary): PartResult {
  const result: PartResult = { passed: 0, failed: [], unsteady: [] };
  for (const { what, faults, lost } of rows) {
    if (faults.length === 0 && lost === 0) result.passed += 1;
    else result.failed.push(describe('stress', what, faults[0] ?? `${lost} things lost`));
  }
  return result;
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

function describe(file: string, title: string, message?: string): string {
  const reason = message && stripVTControlCharacters(message).split('\n', 1)[0];
  return reason ? `${file} › ${title}: ${reason}` : `${file} › ${title}`;
}
