import type { PictureReading } from '../picture-reading/picture-reading.types.ts';
import type { Dice } from '../story-dice.ts';
import type { Subject, TitleReading } from '../title-reading/title-reading.types.ts';
import { EVERYDAY_WORDS } from './picture-words/everyday-words.ts';
import { eyePhrases, sidePhrases } from './picture-words/eye-phrases.ts';
import { framePhrases } from './picture-words/frame-phrases.ts';
import { hourPhrases, storyHour } from './picture-words/hour-phrases.ts';
import { lightPhrases } from './picture-words/light-phrases.ts';
import { listsFor, type StoryFacts, type StoryLists, settleFacts } from './story-facts.ts';

/** Everything that the sentences of one story may speak of. */
export interface Telling {
  tense: 'past' | 'present';
  subject: Subject;
  facts: StoryFacts;
  /** Out of how many each fact was settled, by slot. */
  choices: Readonly<Record<string, number>>;
  /** Values of the slots that are drawn anew each time, by slot. */
  lists: Readonly<Record<string, readonly string[]>>;
}

/** Brings title and picture together. */
export function prepareTelling(
  title: TitleReading,
  picture: PictureReading,
  tense: Telling['tense'],
  dice: Dice,
): Telling {
  const lists = wantingOwn(listsFor(title), title.want);
  const { focus } = picture;
  return {
    tense,
    subject: title.subject,
    facts: settleFacts(lists, dice),
    choices: {
      place: lists.places.length,
      place2: lists.places.length,
      person: lists.people.length,
      person2: lists.people.length,
      object: lists.objects.length,
      wish: lists.wishes.length,
      trouble: lists.troubles.length,
    },
    lists: {
      ...EVERYDAY_WORDS,
      sound: lists.sounds,
      smell: lists.smells,
      tip: lists.tips,
      saying: lists.sayings,
      things: lists.things,
      colour: [picture.colours[0].name],
      colour2: [picture.colours[1].name],
      accent: [picture.accent],
      light: lightPhrases(picture.brightness, picture.warmth),
      eye: eyePhrases(focus.row, focus.column),
      side: sidePhrases(focus.column),
      frame: framePhrases(picture.orientation),
      when: hourPhrases(storyHour(picture.hour, title.hour)),
    },
  };
}

/** A wish that the title names is the only one its story knows. */
function wantingOwn(lists: StoryLists, want: string | undefined): StoryLists {
  return want === undefined ? lists : { ...lists, wishes: [want] };
}
