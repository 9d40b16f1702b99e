import { expect, test } from 'vitest';
import { readLooksFile, writeLooksFile } from './looks-file.rules.ts';

const CATALOG = { style: ['Oil Painting'], mood: ['Calm'] };
const DUSK = { name: 'Dusk', options: { style: 'Oil Painting' }, shape: '3:4' as const };
const fileOf = (...looks: unknown[]) => JSON.stringify({ kind: 'dreamseed-looks', looks });

test('what was exported is imported as it was, without where it was kept', () => {
  const text = writeLooksFile([{ ...DUSK, id: 'secret' } as typeof DUSK]);
  expect(text).not.toContain('secret');
  expect(readLooksFile(text, CATALOG)).toEqual({ looks: [DUSK], unknown: [] });
});

test.each(['', '[]', 'null', '{"kind":"dreamseed-style"}', '{"kind":"dreamseed-looks"}', '{"kind":'])(
  '%s is no file of looks',
  (text) => {
    expect(readLooksFile(text, CATALOG)).toBeNull();
  },
);

test('looks lose what is not known here, and go when nothing is left', () => {
  const text = fileOf(
    { name: ' Two\nlines ', options: { mood: 'Calm', style: 'Neural' }, shape: '9:1' },
    { name: 'Nothing', options: { mood: 7 } },
    { options: { mood: 'Calm' } },
    null,
  );
  expect(readLooksFile(text, CATALOG)).toEqual({
    looks: [{ name: 'Two lines', options: { mood: 'Calm' } }],
    unknown: ['Neural'],
  });
});
