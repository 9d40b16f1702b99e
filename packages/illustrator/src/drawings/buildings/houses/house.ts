import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { isEerie } from '../parts/building-state.ts';
import { drawCabin } from './cabin.ts';
import { drawCrookedHouse } from './crooked-house.ts';
import { drawCottage, drawTownHouse, drawVictorianHouse } from './houses.ts';
import { drawRegionalHouse } from './regional-house.ts';

/** A house of the kind that its adjectives ask for, of any kind without. */
export function drawHouse(request: DrawingRequest): Drawing {
  const { qualities, epoch, random } = request;
  if (qualities.includes('crooked')) return drawCrookedHouse(request);
  if (isEerie(request)) return drawHauntedHouse(request);
  if (qualities.includes('wooden')) return drawCabin(request);
  if (qualities.includes('half-timbered')) return drawTownHouse(request);
  const regional = drawRegionalHouse(request);
  if (regional) return regional;
  if (epoch === 'victorian' || qualities.includes('giant')) return drawVictorianHouse(request);
  if (epoch === 'medieval') return drawTownHouse(request);
  return random.pick([drawCottage, drawCottage, drawTownHouse])(request);
}

/** Dark, forsaken, with broken panes: a tall old villa or a leaning house. */
export function drawHauntedHouse(request: DrawingRequest): Drawing {
  const haunted = { ...request, qualities: [...request.qualities, 'haunted'] };
  return request.random.pick([drawVictorianHouse, drawCrookedHouse])(haunted);
}
