import type { Pose } from '../../../brief/brief.types.ts';
import type { Drawing, DrawingRequest, Procedure } from '../../pen/drawing.types.ts';
import { plainRequest } from '../../pen/plain-request.ts';
import { paintManyArmedGoddess } from '../deities/seated-deities.ts';
import { drawFigure } from '../figure.ts';
import { isSeenFromSide, takenPose } from '../plan-figure.ts';
import { ARTS } from './people-arts.ts';
import { EVERYDAY } from './people-everyday.ts';
import { GODS } from './people-gods.ts';
import { EASTERN_GODS } from './people-gods-of-the-east.ts';
import { HISTORY } from './people-history.ts';
import { ROBED } from './people-in-robes.ts';
import { SPORTS } from './people-in-sports.ts';
import { MAGIC } from './people-magic.ts';
import { MONSTERS } from './people-monsters.ts';
import { HEAVENLY } from './people-of-heaven.ts';
import { OUTDOORS } from './people-outdoors.ts';
import { ROYAL_PEOPLE } from './people-royal.ts';
import { WORKING } from './people-working.ts';
import { putOn } from './put-on.ts';
import type { DressPerson } from './wardrobe.ts';

const PEOPLE = {
  ...EVERYDAY,
  ...WORKING,
  ...OUTDOORS,
  ...ROBED,
  ...ARTS,
  ...SPORTS,
  ...HISTORY,
  ...ROYAL_PEOPLE,
  ...MAGIC,
  ...MONSTERS,
  ...HEAVENLY,
  ...GODS,
  ...EASTERN_GODS,
};

type PersonName = keyof typeof PEOPLE;

/** A procedure for each person: dresses the figure and draws it. */
export const PERSON_PROCEDURES = Object.fromEntries(
  Object.entries(PEOPLE).map(([name, dress]) => [name, drawAs(dress)]),
) as Record<PersonName, Procedure>;

function drawAs(dress: DressPerson): Procedure {
  return (request: DrawingRequest): Drawing =>
    dress === PEOPLE.goddess && request.qualities.includes('many-armed')
      ? paintManyArmedGoddess(request)
      : drawFigure(request, putOn(request, dress(request)));
}

/** Whether a procedure draws a person with joints, who can ride and hold things. */
export function isFigure(procedure: string): boolean {
  return procedure in PEOPLE;
}

/** Whether this person is drawn from the side, looking to the right, in this pose or in the usual one. */
export function looksSideways(person: string, pose?: Pose): boolean {
  if (!isFigure(person)) return false;
  const look = PEOPLE[person as PersonName](SAMPLE);
  return isSeenFromSide(look, takenPose(look, pose));
}

/** Which way someone looks does not depend on chance, so any dice do. */
const SAMPLE = plainRequest();
