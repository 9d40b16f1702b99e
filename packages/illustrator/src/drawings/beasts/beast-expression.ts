import type { Expression } from '../../brief/brief.types.ts';
import type { Rgb } from '../../core/color.ts';
import type { DrawingRequest } from '../pen/drawing.types.ts';

/** What a face shows, whoever's it is. */
export interface Mood {
  /** -1 .. 1: how far the face looks to one side. */
  turn: number;
  closed?: boolean;
  expression?: Expression;
  lightSide: -1 | 1;
  /** Asks for another color of the eyes. */
  iris?: Rgb;
}

export function moodOf({ lightSide, expression, eyeColor, pose, qualities, random }: DrawingRequest): Mood {
  return {
    turn: random.fork('turn').range(0.25, 0.8),
    closed: pose === 'sleeping',
    expression: expression ?? (qualities.includes('smiling') ? 'smiling' : undefined),
    lightSide,
    iris: eyeColor,
  };
}
