import { describe, expect, test } from 'vitest';
import { checkAuthFields, firstWrongField, isEmailAddress } from './accounts.rules.ts';

const filled = { email: 'ada@example.com', password: 'open sesame', confirmation: 'open sesame' };

describe('MODAL-06: sign-up asks for email, password and confirmation', () => {
  test('lets a complete form pass', () => {
    expect(checkAuthFields('sign-up', filled)).toEqual({});
  });

  test.each(['email', 'password', 'confirmation'] as const)('stops a form without %s', (field) => {
    const errors = checkAuthFields('sign-up', { ...filled, [field]: '' });
    expect(Object.keys(errors)).toEqual([field]);
  });

  test('names everything that is missing at once, and the first of it', () => {
    const errors = checkAuthFields('sign-up', { email: ' ', password: '', confirmation: '' });
    expect(Object.keys(errors)).toEqual(['email', 'password', 'confirmation']);
    expect(firstWrongField(errors)).toBe('email');
  });
});

test('MODAL-07: an email without its shape is refused in both views', () => {
  expect(checkAuthFields('sign-in', { ...filled, email: 'abc' }).email).toBeDefined();
  expect(checkAuthFields('sign-up', { ...filled, email: 'abc' }).email).toBeDefined();
});

test.each(['abc', 'a@b', 'a b@c.de', 'a@b..c', '@b.c', 'a@@b.c', ''])('%j is no email address', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test.each(['a@b.c', ' ada@mail.example.com ', 'x+y@z.co.uk'])('%j is an email address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

describe('MODAL-08: two different passwords', () => {
  test("say 'Passwords do not match.' on sign-up", () => {
    const errors = checkAuthFields('sign-up', { ...filled, confirmation: 'open says me' });
    expect(errors).toEqual({ confirmation: 'Passwords do not match.' });
  });

  test('count every character, spaces and case too', () => {
    expect(checkAuthFields('sign-up', { ...filled, confirmation: 'open sesame ' })).not.toEqual({});
    expect(checkAuthFields('sign-up', { ...filled, confirmation: 'Open sesame' })).not.toEqual({});
  });
});

describe('MODAL-09: sign-in asks for email and password', () => {
  test('and not for a confirmation', () => {
    expect(checkAuthFields('sign-in', { ...filled, confirmation: '' })).toEqual({});
  });

  test.each(['email', 'password'] as const)('stops a form without %s', (field) => {
    const errors = checkAuthFields('sign-in', { ...filled, [field]: '' });
    expect(firstWrongField(errors)).toBe(field);
  });
});

test('nothing wrong means no first wrong field', () => {
  expect(firstWrongField({})).toBeUndefined();
});
