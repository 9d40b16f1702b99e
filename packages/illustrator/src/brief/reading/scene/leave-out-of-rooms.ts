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
