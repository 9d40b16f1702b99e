import { nounNamed } from '../../../vocabulary/nouns.registry.ts';
import type { PlaceName, Relation } from '../../brief.types.ts';
import type { FrameName } from '../../relation-frames/frames.registry.ts';
import type { FoundSubject, Reading } from '../reading.types.ts';

/** Who serves over a counter, and where it stands when the prompt does not say. */
const SERVE_IN: ReadonlyMap<string, PlaceName> = new Map<string, PlaceName>([
  ...(['barista', 'baristas'] as const).map((word) => [word, 'cafe'] as const),
  ...(['bartender', 'barkeeper', 'innkeeper', 'barmaid'] as const).map((word) => [word, 'tavern'] as const),
  ...(
    [
      'baker',
      'cashier',
      'shopkeeper',
      'butcher',
      'pharmacist',
      'florist',
      'saleswoman',
      'salesman',
      'grocer',
    ] as const
  ).map((word) => [word, 'shop'] as const),
]);

const SERVING: ReadonlySet<FrameName | undefined> = new Set<FrameName>([
  ...(['giving-to', 'talking-to', 'meeting', 'shaking-hands'] as const),
]);

/** "a baker selling bread to a boy": a counter is between the two. */
export function bringCounter({ tokens, subjects, wishes }: Reading, relations: Relation[]): void {
  const sellerIn = ({ start, length }: FoundSubject): PlaceName | undefined =>
    tokens.slice(start, start + length).flatMap(({ word }) => SERVE_IN.get(word) ?? [])[0];
  const served = relations.find(
    ({ frame, subject, object }) =>
      SERVING.has(frame) &&
      subject !== object &&
      [subject, object].every((one) => subjects[one]!.request.noun.kind === 'person') &&
      [subject, object].some((one) => sellerIn(subjects[one]!)),
  );
  if (!served || isOutside(wishes)) return;
  const seller = sellerIn(subjects[served.subject]!) ? served.subject : served.object;
  const named = subjects.findIndex(({ request }) => request.noun.name === 'counter');
  const counter = named < 0 ? subjects.length : named;
  const { start, length, nounStart } = subjects[seller]!;
  if (named < 0) {
    const request = { noun: nounNamed('counter'), count: 1, qualities: [] };
    subjects.push({ start, length, nounStart, request, companionOf: seller });
  }
  const others = relations.filter(({ object }) => object !== counter);
  relations.splice(0, relations.length, ...others, { kind: 'behind', subject: seller, object: counter });
  if (wishes.some(({ wish }) => wish.scene !== undefined || wish.place !== undefined)) return;
  const place = sellerIn(subjects[seller]!)!;
  wishes.push({ start: 0, length: 0, wish: { scene: 'interior', place, firmness: 1 }, origin: 'text' });
}

/** In a market or on a beach nobody has a counter. */
function isOutside(wishes: Reading['wishes']): boolean {
  return wishes.some(({ wish }) => wish.scene !== undefined && wish.scene !== 'interior');
}
