import { expect, it } from 'vitest';
import { judgeAudit } from './judge-audit.ts';

const FINDING = JSON.stringify({
  vulnerabilities: {
    leaky: {
      severity: 'high',
      via: [{ url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc', title: 'It leaks' }, 'other'],
    },
  },
});
const EXPLAINED = { advisory: 'GHSA-aaaa-bbbb-cccc', reason: 'We never call it.', expires: '2027-01-01' };

it('is clean when nothing was found', () => {
  expect(judgeAudit('{"vulnerabilities":{}}', [], '2026-11-22').outcome).toBe('clean');
});

it('names a finding that nobody explained', () => {
  const { outcome, lines } = judgeAudit(FINDING, [], '2026-11-22');
  expect(outcome).toBe('unexplained');
  expect(lines.join()).toMatch(/GHSA-aaaa-bbbb-cccc leaky \(high\): It leaks/);
});

it('takes an explanation until its day, and no longer', () => {
  expect(judgeAudit(FINDING, [EXPLAINED], '2026-12-31').outcome).toBe('explained');
  expect(judgeAudit(FINDING, [EXPLAINED], '2027-01-01').outcome).toBe('unexplained');
});

it.each(['', 'not json', '{"error":{"code":"ENOTFOUND"}}', '{"message":"404 Not Found"}'])(
  'says that nothing is known after %j',
  (output) => {
    expect(judgeAudit(output, [EXPLAINED], '2026-11-22').outcome).toBe('no-answer');
  },
);
