import {
  arch,
  type Backdrop,
  eveningLights,
  garden,
  type PaintBackdrop,
  painterly,
  slantedWindow,
  studio,
} from './portrait-backdrops.ts';
import { baroque, gilded, patterned } from './portrait-ornate.ts';
import { openSky, woods } from './portrait-outdoors.ts';

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
