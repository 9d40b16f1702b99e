import type { Dice } from '../story-dice.ts';
import type { Phrase } from '../title-reading/title-reading.types.ts';
import { articleFor } from './english.ts';
import type { Telling } from './telling.ts';
import type { Piece, Template } from './template.ts';

/** What a story has said so far. */
export interface Said {
  /** Slots of facts that were mentioned, so that "a brass key" becomes "the brass key". */
  mentioned: ReadonlySet<string>;
  /** Values that may not be said again. */
  spent: ReadonlySet<string>;
}

export interface Rendered {
  text: string;
  mentioned: readonly string[];
  spent: readonly string[];
}

/** How a template is said. */
export interface Manner {
  /** Calls the subject by its short form even at the first mention. */
  brief?: boolean;
  /** Leaves out articles, as headings do. */
  heading?: boolean;
}

/** Colours may come back in a story; everything else that is drawn from a list is said once. */
const LASTING = new Set(['colour', 'colour2', 'accent', 'side', 'day']);
/** What a number of grammar decides: [for one, for several]. */
const AGREEING: Readonly<Record<string, readonly [string, string]>> = {
  was: ['was', 'were'],
  is: ['is', 'are'],
  it: ['it', 'they'],
  s: ['s', ''],
};
/** Words of headings after which a thing needs its article. */
const BEFORE_A_NOUN =
  /(?:\b(?:with|without|need|of|for|fetch|bring|you|less|and)|\b(?:first|next|bold|time),) $/i;
const BEFORE_A_NAME =
  /\b(?:without|before|after|of|to|against|for|came|comes|about|from|meet|hello|goodbye|leaving|remember) $/i;
const NAMED_FACTS: Readonly<Record<string, 'object' | 'person' | 'otherPerson'>> = {
  object: 'object',
  person: 'person',
  person2: 'otherPerson',
};

/** Says one template with a story's words. Undefined when one of its slots has nothing new left to say. */
export function render(
  template: Template,
  telling: Telling,
  said: Said,
  dice: Dice,
  manner: Manner,
): Rendered | undefined {
  const speaker = new Speaker(telling, said, dice, manner);
  const text = speaker.say(template);
  return speaker.stuck ? undefined : { text, mentioned: [...speaker.mentioned], spent: [...speaker.spent] };
}

class Speaker {
  readonly mentioned = new Set<string>();
  readonly spent = new Set<string>();
  stuck = false;
  private readonly telling: Telling;
  private readonly said: Said;
  private readonly dice: Dice;
  private readonly manner: Manner;
  private last: Phrase;
  private lastSaid = '';

  constructor(telling: Telling, said: Said, dice: Dice, manner: Manner) {
    this.telling = telling;
    this.said = said;
    this.dice = dice;
    this.manner = manner;
    this.last = telling.subject.short;
  }

  say(template: Template): string {
    return template
      .map((piece) => {
        const text = this.sayPiece(piece);
        if (piece.kind === 'text' || piece.kind === 'slot') this.lastSaid = text || this.lastSaid;
        return text;
      })
      .join('');
  }

  private sayPiece(piece: Piece): string {
    switch (piece.kind) {
      case 'text':
        return piece.text;
      case 'slot':
        return this.fill(piece.name);
      case 'tense':
        return this.say(this.telling.tense === 'past' ? piece.past : piece.present);
    }
  }

  private fill(name: string): string {
    const agreeing = AGREEING[name];
    if (agreeing) return agreeing[this.last.plural ? 1 : 0];
    const fact = NAMED_FACTS[name];
    if (fact) return this.named(fact);
    if (name === 'subject') return this.subject();
    if (name === 'bare') return this.bareSubject();
    if (name === 'place' || name === 'place2') {
      const place = this.telling.facts[name === 'place' ? 'place' : 'otherPlace'];
      return this.manner.heading ? place.replace(/^the /, '') : this.once(name, place);
    }
    if (name === 'wish' || name === 'trouble') return this.once(name, this.telling.facts[name]);
    return this.fresh(name);
  }

  /** "a brass key" at first, "the brass key" ever after. */
  private named(fact: 'object' | 'person' | 'otherPerson'): string {
    const noun = this.telling.facts[fact];
    if (this.manner.heading) {
      return BEFORE_A_NOUN.test(this.lastSaid) ? `${articleFor(noun)} ${noun}` : noun;
    }
    const known = this.said.mentioned.has(fact) || this.mentioned.has(fact);
    this.mentioned.add(fact);
    return known ? `the ${noun}` : `${articleFor(noun)} ${noun}`;
  }

  /** In headings: "Life without the Lighthouse", but "Dear Lighthouse". */
  private bareSubject(): string {
    const { bare, short } = this.telling.subject;
    const definite = /^(the|that|those|my|our|your) /.test(short.text);
    return definite && BEFORE_A_NAME.test(this.lastSaid) ? `the ${bare}` : bare;
  }

  /** All the title says at the first mention, short after that. */
  private subject(): string {
    const { full, short } = this.telling.subject;
    const known = this.said.mentioned.has('subject') || this.mentioned.has('subject');
    const phrase = known || this.manner.brief ? short : full;
    this.mentioned.add('subject');
    this.last = phrase;
    return phrase.text;
  }

  /** Within one sentence a place or a wish is named once. */
  private once(name: string, text: string): string {
    if (this.mentioned.has(name)) this.stuck = true;
    this.mentioned.add(name);
    return text;
  }

  private fresh(name: string): string {
    const list = this.telling.lists[name];
    if (!list) throw new Error(`No words for the slot {${name}}.`);
    const left = LASTING.has(name)
      ? list
      : list.filter((value) => !this.said.spent.has(value) && !this.spent.has(value));
    if (left.length === 0) {
      this.stuck = true;
      return '';
    }
    const value = this.dice.pick(left);
    this.spent.add(value);
    return value;
  }
}
