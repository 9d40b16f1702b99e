import type { Role } from './shapes/shape.types.ts';

/** Headings that suit any way of telling, beside those of the shape itself. */
export const ROLE_TITLES: Readonly<Record<Role, readonly string[]>> = {
  opening: [
    '{colour}, Then {colour2}',
    'A {day} in {colour}',
    'Somewhere near the {place}',
    'Mostly {colour}',
    'It Smelled of {smell}',
  ],
  wanting: [
    'Enter the {person}',
    'Something about {smell}',
    'The {person} and the {object}',
    'A Word with the {person}',
    'The {object} Plan',
  ],
  turn: [
    'A Glimpse of {accent}',
    '{accent} Changes Everything',
    'Now Look {side}',
    'Between {colour} and {accent}',
    'Trouble on {day}',
  ],
  consequence: [
    'Thanks to the {object}',
    'Later, near the {place2}',
    'The {object}, Again',
    'By Way of {place2}',
    'A Better {day}',
  ],
  ending: [
    'The {colour} Stays',
    '{colour}, Once More',
    'Back to {colour}',
    'Good Old {place}',
    '{bare} and After',
  ],
};
