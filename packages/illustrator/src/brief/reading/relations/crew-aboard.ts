import type { NounName } from '../../../vocabulary/nouns.registry.ts';
import type { Relation } from '../../brief.types.ts';
import type { FoundSubject } from '../reading.types.ts';

const CREW: ReadonlySet<string> = new Set<NounName>(['sailor', 'captain', 'pirate', 'viking']);
/** Metres: on a raft one stands, of a ship one sees who looks over its side. */
const SHIP = 4;

/** "two sailors on a ship" are on its deck; "a ship in a storm, sailors hanging on to the ropes" has them aboard, too. */
export function crewAboard(subjects: readonly FoundSubject[], relations: Relation[]): void {
  const ship = subjects.findIndex(
    ({ request: { noun } }) => noun.kind === 'boat' && (noun.tall ?? SHIP) >= SHIP,
  );
  if (ship < 0) return;
  for (const [position, { request }] of subjects.entries()) {
    if (request.noun.kind !== 'person') continue;
    const own = relations.filter(({ subject, object }) => subject === position || object === position);
    const onDeck = own.find(
      ({ kind, object, subject }) => kind === 'on' && object === ship && subject === position,
    );
    if (onDeck) Object.assign(onDeck, { kind: 'inside', frame: undefined });
    const isCrew = CREW.has(request.noun.name) && position > ship;
    const isElsewhere = own.some(({ kind, subject }) => kind !== 'holding' || subject !== position);
    if (isCrew && !isElsewhere) relations.push({ kind: 'inside', subject: position, object: ship });
  }
}
