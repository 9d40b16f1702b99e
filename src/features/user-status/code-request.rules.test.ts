import { describe, expect, it } from 'vitest';
import { describeCodeRequest, readCodeRequest } from './code-request.rules.ts';

describe('an activation that waits for a code', () => {
  it('is told from a status', () => {
    expect(readCodeRequest({ email: 'ada@example.com', credits: 5 })).toBeUndefined();
    expect(readCodeRequest(null)).toBeUndefined();
    const answer = { codeRequired: true, sentTo: 'ada@example.com', isNew: true, minutes: 10 };
    expect(readCodeRequest(answer)).toEqual({ sentTo: 'ada@example.com', isNew: true, minutes: 10 });
    expect(readCodeRequest({ codeRequired: true })).toEqual({ sentTo: '', isNew: true, minutes: 10 });
  });

  it('says how long the code works, or that the last one still does', () => {
    expect(describeCodeRequest({ sentTo: '', isNew: true, minutes: 10 })).toBe(
      'The code works for 10 minutes.',
    );
    expect(describeCodeRequest({ sentTo: '', isNew: false, minutes: 10 })).toMatch(/still works/);
  });
});
