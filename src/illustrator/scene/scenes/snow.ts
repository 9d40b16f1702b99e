import type { Stage } from '../stage.types.ts';
import { paintMountain } from './mountain.ts';

export function paintSnow(stage: Stage): void {
  paintMountain(stage);
}
