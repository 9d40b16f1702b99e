import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../brief/text/tokens.ts';
import { ARRANGEMENT_NAMES } from '../drawings/arrangements.registry.ts';
import { PROCEDURE_NAMES } from '../drawings/drawings.registry.ts';
import { COLOR_WORDS, COLORS } from './colors.ts';
import { NOUN_BOOK } from './noun-lookup.ts';
import { ALL_NOUNS } from './nouns.registry.ts';
import { pluralOf } from './plural.ts';

interface IconSet {
  icons: Record<string, unknown>;
  aliases?: Record<string, unknown>;
}

const noto: IconSet = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json'), 'utf8'),
);

function hasIcon(name: string): boolean {
  return name in noto.icons || name in (noto.aliases ?? {});
}

describe('the vocabulary', () => {
  it('knows at least 600 nouns and many more words for them', () => {
    const words = ALL_NOUNS.flatMap(({ name, also }) => [name, ...(also?.split(', ') ?? [])]);
    expect(ALL_NOUNS.length).toBeGreaterThanOrEqual(600);
    expect(new Set(words).size).toBeGreaterThanOrEqual(1200);
  });

  it('names only icons that exist', () => {
    const icons = ALL_NOUNS.flatMap(({ drawing, face }) => [
      ...(drawing.from === 'art' ? [drawing.icon] : []),
      ...(face ? [face] : []),
    ]);
    expect(icons.filter((icon) => !hasIcon(icon))).toEqual([]);
  });

  it('names only procedures and arrangements that exist', () => {
    const known = new Set<string>([...PROCEDURE_NAMES, ...ARRANGEMENT_NAMES]);
    const missing = ALL_NOUNS.filter(
      ({ drawing }) =>
        (drawing.from === 'procedure' && !known.has(drawing.procedure)) ||
        (drawing.from === 'arrangement' && !known.has(drawing.arrangement)),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('uses every procedure and arrangement, so that nothing is drawn for nobody', () => {
    const used = new Set(
      ALL_NOUNS.map(({ drawing }) =>
        drawing.from === 'procedure'
          ? drawing.procedure
          : drawing.from === 'arrangement'
            ? drawing.arrangement
            : '',
      ),
    );
    expect([...PROCEDURE_NAMES, ...ARRANGEMENT_NAMES].filter((name) => !used.has(name))).toEqual([]);
  });

  it('gives every noun its own name and a size inside the picture', () => {
    const names = ALL_NOUNS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const { size } of ALL_NOUNS) expect(size).toBeGreaterThan(0.1);
    for (const { size } of ALL_NOUNS) expect(size).toBeLessThan(0.75);
  });

  it('finds every noun under its own name', () => {
    const lost = ALL_NOUNS.filter(({ name }) => NOUN_BOOK.get(name.split(/[ -]/))?.entry.name !== name);
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it('lists no word that an earlier noun or another name has taken', () => {
    const taken = ALL_NOUNS.flatMap(({ name, also }) =>
      (also?.split(', ') ?? []).filter((word) => NOUN_BOOK.get(wordsOf(word))?.entry.name !== name),
    );
    expect(taken).toEqual([]);
  });

  it('maps every color word to a color of the table', () => {
    for (const color of Object.values(COLOR_WORDS)) expect(Object.keys(COLORS)).toContain(color);
  });
});

describe('plurals', () => {
  it.each([
    ['fox', 'foxes'],
    ['wolf', 'wolves'],
    ['butterfly', 'butterflies'],
    ['monkey', 'monkeys'],
    ['witch', 'witches'],
    ['fisherman', 'fishermen'],
    ['leaf', 'leaves'],
    ['giraffe', 'giraffes'],
    ['knife', 'knives'],
    ['palm tree', 'palm trees'],
    ['roof', 'roofs'],
  ])('%s -> %s', (singular, plural) => {
    expect(pluralOf(singular)).toBe(plural);
  });
});
