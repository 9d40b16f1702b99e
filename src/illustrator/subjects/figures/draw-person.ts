import type { Drawing, DrawingRequest, Procedure } from '../drawing.types.ts';
import { drawFigure } from './figure.ts';
import { type DressPerson, EVERYDAY } from './people.ts';
import { MAGIC } from './people-magic.ts';
import { ROYAL } from './people-royal.ts';
import { WORKING } from './people-working.ts';

const PEOPLE = { ...EVERYDAY, ...WORKING, ...ROYAL, ...MAGIC };

export type PersonName = keyof typeof PEOPLE;

/** A procedure for each person: dresses the figure and draws it. */
export const PERSON_PROCEDURES = Object.fromEntries(
  Object.entries(PEOPLE).map(([name, dress]) => [name, drawAs(dress)]),
) as Record<PersonName, Procedure>;

function drawAs(dress: DressPerson): Procedure {
  return (request: DrawingRequest): Drawing => drawFigure(request, dress(request));
}

/** Whether a procedure draws a person with joints, who can ride and hold things. */
export function isFigure(procedure: string): boolean {
  return procedure in PEOPLE;
}
