import { entriesOf } from '../../title-reading/words-of.ts';

/** Words that suit every theme, by slot. A value stands once in a story. */
export const EVERYDAY_WORDS: Readonly<Record<string, readonly string[]>> = {
  day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  duration:
    entriesOf(`a quarter of an hour|half an hour|an hour and a half|a whole day|two days|three days|a week|ten days|two weeks|
    three weeks|a month|half a season|a long summer|a few minutes|the length of a song|the better part of a day|several days|
    as long as it takes to drink a cup of tea`),
};
