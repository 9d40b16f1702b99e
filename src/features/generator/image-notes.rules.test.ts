import { describe, expect, it } from 'vitest';
import { decodeNotes, describeEngine, describeNotes, describeStandIn } from './image-notes.rules.ts';

const encode = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('decodeNotes', () => {
  it('reads what was understood and what was not', () => {
    expect(
      decodeNotes(encode({ understood: ['fox'], unknown: ['labyrinthe'], says: 'Almost a fox.' })),
    ).toEqual({
      understood: ['fox'],
      unknown: ['labyrinthe'],
      says: 'Almost a fox.',
    });
  });

  it.each([null, '', '%', 'null', '5', '{oops'])('%j is no note', (header) => {
    expect(decodeNotes(header)).toBeUndefined();
  });

  it('drops what is not a word', () => {
    expect(decodeNotes(encode({ understood: 'fox', unknown: ['a', 3], says: 5 }))).toEqual({
      understood: [],
      unknown: ['a'],
    });
  });
});

describe('describeStandIn', () => {
  it('names the engine that drew instead of the first', () => {
    expect(describeStandIn(decodeNotes(null, 'illustrator', 'true'))).toBe(
      'Drawn by the built-in illustrator',
    );
    expect(describeStandIn(decodeNotes(null, 'comfyui', 'true'))).toBe('Drawn by comfyui');
  });

  it('says nothing on pictures of the first engine', () => {
    expect(describeStandIn(decodeNotes(null, 'illustrator', null))).toBeNull();
    expect(describeStandIn(undefined)).toBeNull();
  });
});

describe('describeNotes', () => {
  it('says nothing when everything was drawn', () => {
    expect(describeNotes([{ understood: ['fox'], unknown: [] }, undefined])).toBeNull();
  });

  it('names the missing word once for the whole set', () => {
    const note = { understood: [], unknown: ['labyrinth'] };
    expect(describeNotes([note, note])).toBe("Drew the setting; I don't know 'labyrinth' yet.");
  });

  it('says what was drawn instead', () => {
    expect(describeNotes([{ understood: ['fox', 'in the snow'], unknown: ['zither', 'lute'] }])).toBe(
      "Drew 'fox' and 'in the snow'; I don't know 'zither' and 'lute' yet.",
    );
  });

  it('keeps a long list short', () => {
    expect(describeNotes([{ understood: ['a', 'b', 'c', 'd', 'e'], unknown: ['v', 'w', 'x', 'y'] }])).toBe(
      "Drew 'a', 'b', 'c' and 2 more; I don't know 'v', 'w', 'x' and 1 more yet.",
    );
  });
});

describe('the engine', () => {
  it('is told by its own header, with or without notes', () => {
    expect(decodeNotes(null, 'illustrator')).toEqual({ understood: [], unknown: [], engine: 'illustrator' });
    const header = encodeURIComponent(JSON.stringify({ understood: ['fox'], unknown: [] }));
    expect(decodeNotes(header, 'illustrator')).toEqual({
      understood: ['fox'],
      unknown: [],
      engine: 'illustrator',
    });
    expect(decodeNotes(null, null)).toBeUndefined();
  });

  it('is named where the illustrator drew all pictures, and only there', () => {
    const note = (engine?: string) => ({ understood: [], unknown: [], ...(engine && { engine }) });
    expect(describeEngine([note('illustrator'), note('illustrator')])).toMatch(/built-in illustrator/);
    expect(describeEngine([note('illustrator'), note('other')])).toBeNull();
    expect(describeEngine([note(), undefined])).toBeNull();
  });
});
