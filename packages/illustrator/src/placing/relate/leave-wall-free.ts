import type { Cast } from '../cast/cast.types.ts';

/** Of what it would be alone, and where it stands then: the wall beside it is for its shadow. */
const SMALLER = 0.62;
const ASIDE = 0.26;

/** Whoever throws another's shadow stands small beside it. */
export function leaveWallFree({ stage, placed }: Cast): void {
  for (const one of placed) {
    if (!one.request.shadowOf || placed.some(({ carrier }) => carrier === one.id)) continue;
    one.width *= SMALLER;
    one.height *= SMALLER;
    one.x = stage.width * (one.x > stage.width / 2 ? 1 - ASIDE : ASIDE);
  }
}
