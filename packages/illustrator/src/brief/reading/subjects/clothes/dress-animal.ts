import { NOUN_BOOK } from '../../../../vocabulary/noun-lookup.ts';
import type { Noun } from '../../../../vocabulary/nouns.registry.ts';

/** They say who somebody is to others, not what is worn: "a mother bear" is a bear. */
const KIN: ReadonlySet<string> = new Set(['man', 'woman', 'boy', 'girl', 'baby']);

/** Height in metres of whoever wears people's clothes: neither lost in them nor too large for a room. */
const LEAST = 0.8;
const MOST = 1.9;
const OF_PEOPLE = 1.7;

/** Beings whose head tells what they are, whatever they wear: "a robot barista", "a skeleton pirate". */
const BEINGS: ReadonlySet<string> = new Set(
  'robot alien zombie skeleton goblin demon mummy troll vampire gnome dwarf elf'.split(' '),
);

export function isBeing(noun: Noun): boolean {
  return BEINGS.has(noun.name);
}

export function isKin(person: Noun): boolean {
  return KIN.has(person.name) && !person.wears;
}

/** The animal upright on two legs, with arms and hands, in nothing but its fur. */
export function onTwoLegs(animal: Noun): Noun | undefined {
  const noun = dressedAs(animal, NOUN_BOOK.get('animal on two legs'.split(' '))!.entry);
  return noun && { ...noun, habitat: animal.habitat, home: animal.home };
}

/**
 * An animal in a person's clothes, "a cat chef": it stands, holds and acts as the person does and keeps its head.
 * @returns undefined for whom no such drawing can be made
 */
export function dressedAs(animal: Noun, person: Noun): Noun | undefined {
  if (person.drawing.from !== 'procedure' || isBeing(person)) return undefined;
  if (animal.drawing.from !== 'procedure') return undefined;
  const tall = Math.min(MOST, Math.max(LEAST, Math.sqrt((animal.tall ?? 0.5) * OF_PEOPLE)));
  return { ...person, name: animal.name, face: undefined, head: animal.drawing.procedure, tall };
}
