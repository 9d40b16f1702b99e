import {
  arch,
  type Backdrop,
  eveningLights,
  garden,
  type PaintBackdrop,
  painterly,
  slantedWindow,
  studio,
} from './backdrops.ts';
import { baroque, gilded, patterned } from './ornate-backdrops.ts';
import { openSky, woods } from './outdoor-backdrops.ts';

export const BACKDROPS: Record<Backdrop, PaintBackdrop> = {
  painterly,
  studio,
  garden,
  'evening-lights': eveningLights,
  window: slantedWindow,
  arch,
  sky: openSky,
  woods,
  baroque,
  gilded,
  patterned,
};
