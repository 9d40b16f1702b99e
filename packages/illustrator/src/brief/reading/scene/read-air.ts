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

const GLOWING: ReadonlySet<string> = new Set(
  'glowing glows glow lit illuminated shining shines bathed shimmering'.split(' '),
);

/** "glowing purple", "lit up in purple": the words before a color that no thing has. */
function lengthOfGlowBefore({ tokens, subjects }: Reading, index: number): number {
  const { clause } = tokens[index]!;
  let from = index - 1;
  while (/^(?:in|up|with|bright|deep|soft|eerie)$/.test(tokens[from]?.word ?? '')) from--;
  const isGlow = GLOWING.has(tokens[from]?.word ?? '') && tokens[from]!.clause === clause;
  // "a mushroom glowing blue" glows itself.
  const isOfThing = subjects.some((subject) => endOf(subject) >= from && subject.start <= from);
  return isGlow && !isOfThing ? index - from : 0;
}

/** "a red lit street", "green fog", "under a purple sky": what colors the air of the whole picture. */
export function readAir(reading: Reading): Air | undefined {
  const { tokens, subjects } = reading;
  for (const [index, { word, clause }] of tokens.entries()) {
    const color = colorNamed(word);
    if (!color || subjects.some((subject) => subject.start <= index && index < endOf(subject))) continue;
    const next = tokens[index + 1];
    const after = next?.clause === clause ? TINTED.get(next.word) : undefined;
    const lit = after ? 0 : lengthOfGlowBefore(reading, index);
    if (!after && lit === 0) continue;
    const span = { start: index - lit, length: lit + (after ? 2 : 1) };
    const of = after ?? 'light';
    const wish = of === 'light' ? { implies: { timeOfDay: 'night' } as const } : {};
    reading.wishes.push({ ...span, wish, origin: 'text' });
    return { color, of };
  }
  return undefined;
}
