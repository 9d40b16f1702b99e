import type { FigureTools } from '../figure.types.ts';

/** The measures of a trunk that what lies on it goes by. */
interface TorsoFrame {
  top: number;
  waist: number;
  hip: number;
  /** Half widths. */
  shoulders: number;
  middle: number;
  /** Where the front of the body is: moves to the right as it turns. */
  front: number;
  neck: number;
}

export function torsoFrame({ look: { build }, bones }: FigureTools): TorsoFrame {
  return {
    top: bones.neck[1],
    waist: bones.waist,
    hip: bones.hip,
    shoulders: build.shoulders * (1 - bones.turn * 0.34),
    middle: build.waist * (1 - bones.turn * 0.16),
    front: bones.turn * build.waist * 0.55,
    neck: build.head * 0.46,
  };
}
