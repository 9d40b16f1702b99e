import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { hangsOverOthers } from '../../../placing/cast/spread-kinds.ts';
import { readBrief } from '../../read-brief.ts';

function read(prompt: string) {
  const { scene, place, subjects } = readBrief(prompt, { random: createRandom(1) });
  return { at: place ?? scene, nouns: subjects.map(({ noun }) => noun.name) };
}

describe('turns of speech about what tells a place', () => {
  it.each([
    ['an old lighthouse keeper with a lantern', 'sea-cliff', ['sailor', 'lantern', 'lighthouse']],
    ['a ghost at the door of a spooky house', 'meadow', ['ghost', 'haunted house']],
    ['a toy store window at night', 'street', ['shop']],
    ['an astronaut in a greenhouse on mars', 'moon', ['astronaut', 'glasshouse']],
    ['a floating town above a purple ocean', 'floating-island', ['village']],
    ['a space elevator rising out of thick jungle', 'jungle', ['skyscraper']],
    ['campers singing in the woods', 'forest', ['traveller']],
    ['a truck driver in the cab of his truck', 'meadow', ['man', 'truck']],
    ['two climbers on a steep rock wall', 'mountain', ['climber', 'rock']],
    ['an elf village in giant trees', 'forest', ['treehouse']],
    ['a carnival in venice with dancers', 'town-canal', ['dancer']],
    ['a chinese new year parade with a dragon', 'street', ['dragon']],
    ['a fashion model on a runway', 'stage', ['woman']],
    ['a judge in a courtroom', 'library', ['judge']],
    ['kids splashing in a backyard pool', 'swimming-pool', ['boy']],
    ['a tow truck pulling a bus out of a ditch', 'meadow', ['tow truck', 'bus']],
    ['passengers sleeping in an airplane cabin', 'airplane-cabin', ['traveller', 'bench']],
    ['a porch swing on a summer evening', 'doorstep', ['bench']],
  ])('%s', (prompt, at, nouns) => {
    expect(read(prompt)).toEqual({ at, nouns });
  });

  it('leaves a keeper in the lighthouse', () => {
    expect(read('a lighthouse keeper climbing the stairs').nouns).not.toContain('lighthouse');
  });

  it.each([
    ['an old street lit by lanterns', 'night'],
    ['a temple lit by red lanterns at dawn', 'dawn'],
  ])('hangs what lights a place over it: %s', (prompt, timeOfDay) => {
    const brief = readBrief(prompt, { random: createRandom(1) });
    const lantern = brief.subjects.findIndex(({ noun }) => noun.name === 'lantern');
    expect(brief).toMatchObject({ timeOfDay });
    expect(hangsOverOthers(brief, brief.subjects[lantern]!, lantern)).toBe(true);
  });
});
