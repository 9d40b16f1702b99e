import type { PlaceName } from '../../place.types.ts';
import { endOf, type Reading } from '../reading.types.ts';

/** "a cabin living room", "a castle bedroom": the room is seen from within, where its house cannot stand. */
export function leaveOutHouse({ subjects, tokens, wishes }: Reading): void {
  const house = subjects.findIndex(
    (subject) =>
      subject.request.noun.kind === 'building' &&
      wishes.some(
        ({ wish, origin, start }) =>
          origin === 'text' &&
          wish.scene === 'interior' &&
          start === endOf(subject) &&
          tokens[start]!.clause === tokens[subject.start]!.clause,
      ),
  );
  if (house >= 0) subjects.splice(house, 1);
}

const TOWNS: ReadonlySet<PlaceName | undefined> = new Set<PlaceName>([
  ...([
    'harbour',
    'village',
    'old-town',
    'street',
    'square',
    'market',
    'town-canal',
    'winter-village',
  ] as const),
]);
const SEVERAL = 3;

/** "a harbor with white houses": a town has its houses; more of them would stand in its water or its streets. */
export function leaveOutHouses({ subjects, wishes }: Reading): void {
  const isTown = wishes.some(({ wish, origin }) => origin === 'text' && TOWNS.has(wish.place));
  const houses = subjects.findIndex(
    ({ request: { noun, count } }) => isTown && noun.name === 'house' && count >= SEVERAL,
  );
  if (houses >= 0) subjects.splice(houses, 1);
}

/** "a treehouse in a giant oak": it has a tree of its own. */
export function leaveOutTree({ subjects, tokens }: Reading): void {
  const house = subjects.findIndex(({ request }) => request.noun.name === 'treehouse');
  const from = subjects[house] && endOf(subjects[house]);
  const tree = subjects.findIndex(
    ({ request, start }) =>
      from !== undefined &&
      request.noun.kind === 'tree' &&
      start >= from &&
      start <= from + 3 &&
      /^(?:in|on|up|atop|inside)$/.test(tokens[from]?.word ?? ''),
  );
  if (tree >= 0) subjects.splice(tree, 1);
}

/** "an attic with a round window": rooms have windows of their own; one more would stand on the floor. */
export function leaveOutWindow({ subjects, tokens, wishes }: Reading): void {
  const isOfRoom = ({ start, request }: Reading['subjects'][number]) =>
    request.noun.name === 'window' &&
    wishes.some(
      ({ wish, origin, start: room }) =>
        origin === 'text' &&
        wish.scene === 'interior' &&
        tokens
          .slice(room, start)
          .some(({ word, clause }) => word === 'with' && clause === tokens[start]!.clause),
    );
  const window = subjects.findIndex(isOfRoom);
  if (window >= 0) subjects.splice(window, 1);
}
