import type { Wish } from '../../options/option.types.ts';
import type { FoundSubject, FoundWish } from '../reading.types.ts';

const SNOW: Wish = { implies: { season: 'winter', snow: true } };
const AUTUMN: Wish = { implies: { season: 'autumn' } };
const NIGHT: Wish = { implies: { timeOfDay: 'night' } };

/** What comes with a thing when the prompt does not say otherwise. */
const IMPLIED: Readonly<Record<string, Wish>> = {
  ...Object.fromEntries(
    ['snowman', 'sled', 'sleigh', 'skier', 'snowboarder', 'ice skater', 'igloo', 'snowflake'].map((name) => [
      name,
      SNOW,
    ]),
  ),
  ...Object.fromEntries(
    ['scarecrow', 'jack o lantern', 'acorn', 'chestnut', 'maple leaf', 'hay bale'].map((name) => [
      name,
      AUTUMN,
    ]),
  ),
  ...Object.fromEntries(
    ['fireworks', 'firework', 'vampire', 'ghost', 'string of lanterns', 'werewolf', 'comet'].map((name) => [
      name,
      NIGHT,
    ]),
  ),
  'christmas tree': { implies: { season: 'winter' } },
  'santa claus': SNOW,
  'cherry tree': { implies: { season: 'spring' } },
};

export function wishesOfNouns(subjects: readonly FoundSubject[]): FoundWish[] {
  return subjects.flatMap(({ start, length, request }) => {
    const wish = request.pose === 'skating' ? SNOW : IMPLIED[request.noun.name];
    return wish ? [{ start, length, wish, origin: 'text' as const }] : [];
  });
}
