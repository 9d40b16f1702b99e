import { describe, expect, it } from 'vitest';
import {
  type ActivationEvent,
  type ActivationState,
  describeActivationFailure,
  describeGift,
  findActivatedLicense,
  initialActivation,
  isReadyToActivate,
  reduceActivation,
  SIGNED_OUT_MESSAGE,
} from './activation.rules.ts';
import type { License, UserStatus } from './user-status.types.ts';

const gift = { headline: '5,000 credits added', explanation: 'Enjoy.' };
const failure = { message: 'Bad key', detail: null };
const activated: ActivationEvent = { type: 'answered', attempt: 1, outcome: { kind: 'activated', gift } };
const codeAsked: ActivationEvent = {
  type: 'answered',
  attempt: 1,
  outcome: { kind: 'code-asked', sentTo: 'ada@example.com', note: 'Look.' },
};
const filled: ActivationEvent[] = [
  { type: 'typed', field: 'email', text: 'ada@example.com' },
  { type: 'typed', field: 'key', text: 'KEY' },
];

function stateAfter(...events: ActivationEvent[]): ActivationState {
  return events.reduce(reduceActivation, initialActivation());
}

describe('the activation form', () => {
  it.each([
    ['', '', false],
    ['a@b.c', '', false],
    ['', 'KEY', false],
    ['a@b.c', '   ', false],
    ['  ', 'KEY', false],
    ['a@b.c', 'KEY', true],
  ])('ACT-02: with email %j and key %j it is ready: %j', (email, key, ready) => {
    expect(isReadyToActivate({ email, key })).toBe(ready);
  });

  it('ACT-02: an unfilled form cannot be submitted by other means either', () => {
    expect(stateAfter({ type: 'submitted' }).phase.name).toBe('idle');
  });

  it('ACT-03: waits after a submission and takes no second one', () => {
    const loading = stateAfter(...filled, { type: 'submitted' });
    expect(loading.phase.name).toBe('loading');
    expect(reduceActivation(loading, { type: 'submitted' })).toBe(loading);
    expect(reduceActivation(loading, { type: 'typed', field: 'key', text: 'OTHER' })).toBe(loading);
  });

  it('ACT-05, ACT-11: shows the answer, good or bad, and can try again after a bad one', () => {
    const loading = stateAfter(...filled, { type: 'submitted' });
    expect(reduceActivation(loading, activated).phase).toEqual({
      name: 'success',
      gift,
    });
    const failed = reduceActivation(loading, { type: 'failed', attempt: 1, failure });
    expect(failed.phase).toEqual({ name: 'error', failure });
    expect(failed.fields.key).toBe('KEY');
    expect(reduceActivation(failed, { type: 'submitted' }).phase.name).toBe('loading');
  });

  it('T-24: an answer after closing changes nothing, however soon the dialog opens again', () => {
    const closed = stateAfter(...filled, { type: 'submitted' }, { type: 'closed' });
    expect(reduceActivation(closed, activated)).toBe(closed);
    const reopened = stateAfter(
      ...filled,
      { type: 'submitted' },
      { type: 'closed' },
      { type: 'reset' },
      ...filled,
    );
    const resubmitted = reduceActivation(reopened, { type: 'submitted' });
    expect(reduceActivation(resubmitted, { type: 'failed', attempt: 1, failure })).toBe(resubmitted);
    expect(reduceActivation(resubmitted, activated)).toBe(resubmitted);
  });

  it('ACT-10: a reset leaves an empty idle form in every phase', () => {
    const submitted: ActivationEvent[] = [...filled, { type: 'submitted' }];
    for (const events of [
      filled,
      submitted,
      [...submitted, activated],
      [...submitted, { type: 'failed', attempt: 1, failure } as const],
    ]) {
      const { fields, phase } = stateAfter(...events, { type: 'closed' }, { type: 'reset' });
      expect({ fields, phase }).toEqual({ fields: { email: '', key: '' }, phase: { name: 'idle' } });
    }
  });
});

describe('the code of an activation', () => {
  const asking = stateAfter(...filled, { type: 'submitted' }, codeAsked);
  const typed = (text: string) => reduceActivation(asking, { type: 'code-typed', text });

  it('is asked for after the purchase, and sent when it is whole', () => {
    expect(asking).toMatchObject({
      phase: { name: 'idle' },
      code: { sentTo: 'ada@example.com', note: 'Look.', text: '' },
      fields: { key: 'KEY' },
    });
    for (const text of ['', '12345', '1234567', 'abcdef']) {
      expect(reduceActivation(typed(text), { type: 'submitted' }).phase.name).toBe('idle');
    }
    const sent = reduceActivation(typed('012 345'), { type: 'submitted' });
    expect(sent.phase.name).toBe('loading');
    expect(reduceActivation(sent, { type: 'code-typed', text: '9' })).toBe(sent);
    const wrong = reduceActivation(sent, { type: 'failed', attempt: 2, failure });
    expect(wrong).toMatchObject({ phase: { name: 'error' }, code: { text: '012 345' } });
  });

  it('can be mailed again, and is then typed anew', () => {
    const again = reduceActivation(typed('012345'), { type: 'another-code-wanted' });
    expect(again).toMatchObject({ phase: { name: 'loading' }, attempt: 2 });
    const answered = reduceActivation(again, { ...codeAsked, attempt: 2 } as ActivationEvent);
    expect(answered).toMatchObject({ phase: { name: 'idle' }, code: { text: '' } });
    expect(stateAfter(...filled, { type: 'another-code-wanted' }).phase.name).toBe('idle');
  });

  it('is left for the purchase, and forgotten with the rest', () => {
    expect(reduceActivation(typed('012'), { type: 'went-back' })).toMatchObject({
      code: null,
      fields: { email: 'ada@example.com', key: 'KEY' },
    });
    expect(reduceActivation(typed('012'), { type: 'reset' })).toMatchObject({
      code: null,
      fields: { email: '', key: '' },
    });
  });
});

describe('what an activation brought', () => {
  const license = (key: string, creditsAdded: number, planName = 'Booster'): License => ({
    key,
    planName,
    creditsAdded,
    activationDate: '2026-11-21T12:00:00Z',
    expiresAt: null,
  });
  const status = (...licenses: License[]): UserStatus => ({
    name: 'Ada',
    email: 'ada@example.com',
    plan: 'Booster',
    credits: 5500,
    yellowToolDailyCredits: 0,
    yellowToolPlanExpiresAt: null,
    isGuest: false,
    licenses,
  });
  const three = [license('FIRST-KEY', 30_000), license('ENTERED-KEY', 5000), license('LAST-KEY', 15_000)];

  it('ACT-06, T-23: is what the license with the entered key added, not the first or the last', () => {
    expect(describeGift(status(...three), '  ENTERED-KEY ').headline).toBe('5,000 credits added');
  });

  it('T-23: an exact key wins over one that only looks alike', () => {
    const alike = [license('k0', 1), license('KO', 2)];
    expect(findActivatedLicense(alike, 'KO')?.creditsAdded).toBe(2);
  });

  it('finds a key that the shop writes otherwise', () => {
    const written = [license('7KQ2M-0XW9T-HJ4RB', 5000)];
    expect(findActivatedLicense(written, '7kq2m oxw9t hj4rb')?.creditsAdded).toBe(5000);
    expect(findActivatedLicense(written, '7kq2m')).toBeUndefined();
  });

  it('ACT-13: tells of days and daily credits for the Unlimited plan, which adds no credits', () => {
    const { headline, explanation } = describeGift(status(license('KEY', 0, 'Unlimited')), 'KEY');
    expect(headline).toBe('30 days of the yellow tool');
    expect(explanation).toContain('1,000 daily credits');
  });

  it('O-14: says what images cost where another plan makes them cheaper', () => {
    const bought = { ...status(license('KEY', 30_000, 'Professional')), creditsPerImage: 20 };
    expect(describeGift(bought, 'KEY').explanation).toContain(
      'Your images cost the lowest price of any plan you own: 20 credits.',
    );
    expect(describeGift({ ...bought, creditsPerImage: 100 }, 'KEY').explanation).not.toContain('lowest');
  });

  it('names no number when the answer does not hold the key', () => {
    expect(describeGift(status(...three), 'ANOTHER').headline).toBe('License activated');
  });
});

describe('a failed activation', () => {
  const answered = (code: number, message: string) => Object.assign(new Error(message), { status: code });

  it('ACT-11: says what the server said, or that it is unknown', () => {
    expect(describeActivationFailure(answered(400, 'This key was used already.')).message).toBe(
      'This key was used already.',
    );
    expect(describeActivationFailure('thrown').message).toBe('An unknown error occurred.');
  });

  it('ACT-12: a sign-in that ended meanwhile reads like none at all', () => {
    expect(describeActivationFailure(answered(401, 'Token refused')).message).toBe(SIGNED_OUT_MESSAGE);
  });
});
