import { APPRENTICE } from './apprentice.shape.ts';
import { BEFORE_AND_AFTER } from './before-after.shape.ts';
import { DAY_IN_THE_LIFE } from './day.shape.ts';
import { FORECAST } from './forecast.shape.ts';
import { JOURNEY } from './journey.shape.ts';
import { LEGEND } from './legend.shape.ts';
import { LETTER } from './letter.shape.ts';
import { LIST } from './list.shape.ts';
import { MEETING } from './meeting.shape.ts';
import { MOTTO } from './motto.shape.ts';
import { MYSTERY } from './mystery.shape.ts';
import { QUESTION } from './question.shape.ts';
import { RECIPE } from './recipe.shape.ts';
import { RUMOUR } from './rumour.shape.ts';
import type { Shape } from './shape.types.ts';
import { TOUR } from './tour.shape.ts';
import { WAGER } from './wager.shape.ts';

/** All ways of telling. Each kind of title has at least one. */
export const SHAPES: readonly Shape[] = [
  MYSTERY,
  JOURNEY,
  DAY_IN_THE_LIFE,
  LETTER,
  RECIPE,
  APPRENTICE,
  LIST,
  QUESTION,
  MOTTO,
  BEFORE_AND_AFTER,
  MEETING,
  LEGEND,
  TOUR,
  FORECAST,
  WAGER,
  RUMOUR,
];
