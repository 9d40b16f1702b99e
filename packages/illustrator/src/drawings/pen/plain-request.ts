import { createRandom } from '../../core/random.ts';
import type { DrawingRequest } from './drawing.types.ts';

/** A request that wishes for nothing: one thing by day, on bare ground. Tests change what they are about. */
export function plainRequest(wishes: Partial<DrawingRequest> = {}): DrawingRequest {
  return {
    size: 120,
    random: createRandom(11),
    skin: [199, 147, 104],
    lamps: false,
    snow: false,
    lightSide: -1,
    qualities: [],
    detail: 1,
    ...wishes,
  };
}
