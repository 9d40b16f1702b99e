import type { Air } from '../../brief.types.ts';
import { endOf, type Reading } from '../reading.types.ts';
import { colorNamed } from '../subjects/read-describing-words.ts';

const TINTED: ReadonlyMap<string, Air['of']> = new Map(
  Object.entries({
    light:
      'light lit lights lighting glow glowing illuminated illumination lamps lanterns spotlight spotlights neon',
    fog: 'fog mist haze smoke fumes vapor gas dust smog',
    sky: 'sky skies clouds cloud storm heavens horizon twilight dusk dawn',
  } satisfies Record<Air['of'], string>).flatMap(([of, words]) =>
    words.split(' ').map((word) => [word, of as Air['of']] as const),
  ),
);

/** "a red lit street", "green fog", "under a purple sky": what colors the air of the whole picture. */
export function readAir(reading: Reading): Air | undefined {
  const { tokens, subjects } = reading;
  for (const [index, { word, clause }] of tokens.entries()) {
    const color = colorNamed(word);
    if (!color || subjects.some((subject) => subject.start <= index && index < endOf(subject))) continue;
    const next = tokens[index + 1];
    const of = next?.clause === clause ? TINTED.get(next.word) : undefined;
    if (!of) continue;
    if (of === 'light')
      reading.wishes.push({
        start: index,
        length: 2,
        wish: { implies: { timeOfDay: 'night' } },
        origin: 'text',
      });
    else reading.wishes.push({ start: index, length: 2, wish: {}, origin: 'text' });
    return { color, of };
  }
  return undefined;
}
