import type { Cast } from '../cast/cast.types.ts';
import { isPerson } from '../cast/who-can-carry.ts';
import { standing } from '../plan/placement.types.ts';

/** How high and how broad a counter is, in heights of who serves behind it. */
const HIGH = 0.54;
const BROAD = 1.2;
/** From who serves to its middle, towards who is served. */
const AHEAD = 0.14;

/** Who serves stands behind the counter, who is served before its end: their hands meet over it. */
export function standAcrossCounter({ stage, placed }: Cast): void {
  const { relations } = stage.brief;
  for (const { kind, subject, object } of relations) {
    const counter = placed.find((one) => one.subject === object && one.request.noun.name === 'counter');
    const seller = placed.find((one) => one.subject === subject);
    const meeting = relations.find(
      (other) => other.frame && other.subject !== other.object && isBetween(other, subject),
    );
    const partner = meeting && (meeting.subject === subject ? meeting.object : meeting.subject);
    const customer = placed.find((one) => one.subject === partner && isPerson(one));
    if (kind !== 'behind' || !counter || !seller || !customer || !isPerson(seller)) continue;
    const unit = standing(seller);
    const way = customer.x >= seller.x ? 1 : -1;
    counter.height = unit * HIGH;
    counter.width = unit * BROAD;
    counter.x = seller.x + way * unit * AHEAD;
    const row = stage.height * 0.006;
    counter.y = seller.y + row;
    customer.y = seller.y + row * 3;
    counter.distance = seller.distance - 0.05;
    customer.distance = seller.distance - 0.1;
    counter.lift = undefined;
    counter.footing = 'ground';
  }
}

function isBetween(
  { kind, subject, object }: Cast['stage']['brief']['relations'][number],
  seller: number,
): boolean {
  return kind === 'next-to' && (subject === seller || object === seller);
}
