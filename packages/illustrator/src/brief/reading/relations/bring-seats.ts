import { ALL_NOUNS } from '../../../vocabulary/nouns.registry.ts';
import type { PlaceName, Relation } from '../../brief.types.ts';
import type { Frame } from '../../relation-frames/frame.types.ts';
import { FRAMES } from '../../relation-frames/frames.registry.ts';
import type { Reading } from '../reading.types.ts';

/** Where nobody sits on the floor. */
const SEATED_IN: ReadonlySet<PlaceName | undefined> = new Set<PlaceName>([
  ...([
    'cafe',
    'tavern',
    'office',
    'classroom',
    'train-car',
    'airplane-cabin',
    'airport',
    'hospital-ward',
  ] as const),
]);

/** Before these are seats as well. */
const EATERIES: ReadonlySet<PlaceName | undefined> = new Set<PlaceName>([...(['cafe', 'tavern'] as const)]);

/** Who sits in a cafe or on a train has a chair, several a bench, unless the prompt names another seat. */
export function bringSeats({ subjects, wishes }: Reading, relations: Relation[]): void {
  const isSeated =
    wishes.some(({ wish, origin }) => origin === 'text' && SEATED_IN.has(wish.place)) ||
    subjects.some(({ request: { noun } }) => noun.kind === 'building' && EATERIES.has(noun.inside));
  if (!isSeated) return;
  for (const [position, sitter] of [...subjects.entries()]) {
    const { noun, pose, count } = sitter.request;
    if (
      noun.kind !== 'person' ||
      !(pose === 'sitting' || pose === 'sleeping') ||
      isPlaced(position, relations)
    )
      continue;
    const seat = ALL_NOUNS.find(
      ({ name }) => name === (count > 1 || pose === 'sleeping' ? 'bench' : 'chair'),
    )!;
    const { start, length, nounStart } = sitter;
    relations.push({
      kind: 'on',
      subject: position,
      object: subjects.length,
      frame: pose === 'sleeping' ? 'sleeping-on' : 'sitting-on',
    });
    subjects.push({
      start,
      length,
      nounStart,
      request: { noun: seat, count: 1, qualities: [] },
      companionOf: position,
    });
  }
}

function isPlaced(position: number, relations: readonly Relation[]): boolean {
  return relations.some(({ kind, subject, frame }) => {
    if (subject !== position) return false;
    const brings = frame && (FRAMES[frame] as Frame).seat;
    return brings !== undefined || ['on', 'inside', 'riding', 'under'].includes(kind);
  });
}
