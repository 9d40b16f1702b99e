import type { Hour } from '../../picture-reading/picture-reading.types.ts';
import type { TitleReading } from '../../title-reading/title-reading.types.ts';
import { entriesOf } from '../../title-reading/words-of.ts';

/** When it happened, as an adverbial; `DAY` becomes a day of the week. */
const SOURCES: Readonly<Record<StoryHour, string>> = {
  night: `late one DAY night|well after dark|one DAY, long past bedtime|at an hour that belongs to cats|
    one night when nobody could sleep|after the last light went on, one DAY|in the small hours of a DAY`,
  dawn: `early one DAY|before breakfast, one DAY|one DAY, with the kettle barely on|at first light|
    one morning before the alarm clocks|at the thin end of a DAY morning`,
  golden: `in the last good hour of a DAY|one DAY, when shadows grow long|as a DAY began to lean|
    in the slow gold hour|one DAY, when the light comes in sideways|while a DAY was turning to syrup`,
  dusk: `one DAY, at the hour of first lamps|as one DAY was closing its shutters|one DAY at dusk|
    one evening in no particular hurry|around supper time, one DAY`,
  daylight: `in the broad light of a DAY|one clear DAY|in the middle of a perfectly good DAY|
    one DAY, with the day wide open|on a DAY too bright for secrets|one DAY around noon`,
  overcast: `one grey DAY|under a lid of pale grey, one DAY|on a DAY the colour of dishwater|
    on a soft, grey sort of DAY|one DAY without a single shadow|one pale DAY`,
  unknown: `one DAY|on an ordinary DAY|one DAY in no special hurry|on a DAY that had other plans|
    one DAY when the calendar was empty|on the second DAY of the month|one DAY between errands`,
};

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export type StoryHour = Hour | 'dawn' | 'dusk';

/** What the title says about the hour outranks what the light looks like. */
export function storyHour(seen: Hour, said: TitleReading['hour']): StoryHour {
  if (said === undefined) return seen;
  return said === 'day' ? 'daylight' : said;
}

export function hourPhrases(hour: StoryHour): string[] {
  return entriesOf(SOURCES[hour]).flatMap((phrase) =>
    phrase.includes('DAY') ? DAYS.map((day) => phrase.replace('DAY', day)) : [phrase],
  );
}
