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
