import { describe, expect, test } from 'vitest';
import { readPlaywrightReport, readStressReport, readVitestReport } from './run-report.ts';

describe('the report of a test run', () => {
  test('counts unit tests and names those that failed, with the reason in a line', () => {
    const report = {
      testResults: [
        {
          name: '/site/src/balance.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a balance holds' },
            {
              status: 'failed',
              fullName: 'a balance pays',
              failureMessages: ['expected 1 to be 2\n  at balance'],
            },
            { status: 'skipped', fullName: 'a balance rests' },
          ],
        },
      ],
    };
    expect(readVitestReport(report, '/site')).toEqual({
      passed: 1,
      failed: ['src/balance.test.ts › a balance pays: expected 1 to be 2'],
      unsteady: [],
    });
  });

  test('names a file that could not be loaded', () => {
    const report = {
      testResults: [
        { name: '/site/a.test.ts', status: 'failed', message: 'Cannot find b.ts', assertionResults: [] },
      ],
    };
    expect(readVitestReport(report, '/site').failed).toEqual([
      'a.test.ts › the file itself: Cannot find b.ts',
    ]);
  });

  test('finds browser tests in groups of groups, each project for itself', () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      file: 'menu.spec.ts',
      tests: statuses.map((status, index) => ({
        projectName: index === 0 ? 'desktop' : 'phone',
        status,
        results: [
          { error: status === 'expected' ? undefined : { message: '\u001b[31mno menu\u001b[39m\nat 3' } },
        ],
      })),
    });
    const report = {
      suites: [
        {
          title: 'menu.spec.ts',
          specs: [spec('opens', 'expected', 'unexpected'), spec('waits', 'skipped')],
          suites: [
            { title: 'keys', specs: [spec('closes', 'unexpected'), spec('moves', 'expected', 'flaky')] },
          ],
        },
      ],
    };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 3,
      failed: ['menu.spec.ts › opens (phone): no menu', 'menu.spec.ts › closes (desktop): no menu'],
      unsteady: ['menu.spec.ts › moves (phone): no menu'],
    });
  });

  test('counts each line of the stress test, and names what did not hold', () => {
    const line = { what: 'load', amount: '20 visitors', faults: [], lost: 0, database: 'SQLite' };
    const rows = [line, { ...line, what: 'kills', faults: ['500', '501'] }, { ...line, lost: 3 }];
    expect(readStressReport({ rows })).toEqual({
      passed: 1,
      failed: ['stress › kills: 500', 'stress › load: 3 things lost'],
      unsteady: [],
    });
  });
});
