import type { PictureSentences } from './picture-sentences.types.ts';

/** The place that draws the eye: where a story turns. */
export const TURN_SENTENCES: readonly PictureSentences[] = [
  {
    suits: () => true,
    sentences: [
      'In that very moment something {accent} <drew|draws> every glance, {eye}, near {place2}.',
      '{eye}, where nobody had looked before, there <was|is> a touch of {accent} and {sound}.',
      'Everyone <looked|looks> the same way, {eye}, where a little {accent} <was|is> left at {place2}.',
      'But {eye} the {accent} <stayed|stays> where it <was|is>, and {person} <saw|sees> it.',
      'The {accent} had been there all along, {eye}; only now {person} <noticed|notices> it.',
      '{person} <looked|looks> up: {eye} there <was|is> something {accent}, and {smell} in the air.',
      'Then {person} <saw|sees> it, {eye}, {accent} against all that {colour}.',
      'And yet, {eye}, a spot of {accent} <shone|shines> as if it <had|has> been waiting for {person}.',
      'Only one place <mattered|matters> now, {eye}, where the light <fell|falls> on something {accent} near {place2}.',
      'Something {accent} <lit|lights> up, {eye}, and with it <came|comes> {sound}.',
    ],
  },
  {
    suits: ({ contrast }) => contrast === 'stark',
    sentences: [
      'Light and dark <split|splits> {eye}, and {person} <stood|stands> right between them at {place2}.',
      'A hard shadow <fell|falls> across {place}, {eye}, and beside it <was|is> a line of {accent}.',
    ],
  },
  {
    suits: ({ contrast }) => contrast === 'soft',
    sentences: [
      'Softly, {eye}, the {colour} <turned|turns> to {accent}, and there <was|is> {sound}.',
      'Nothing <was|is> sharp, so {person} <needed|needs> {duration} to see the {accent}, {eye}.',
    ],
  },
  {
    suits: ({ detail }) => detail === 'busy',
    sentences: [
      'Among so many things only the {accent}, {eye}, <kept|keeps> still, and {person} <held|holds> on to it.',
      'In all that bustle {person} <saw|sees> one thing clearly, {eye}: something {accent}.',
    ],
  },
  {
    suits: ({ detail }) => detail === 'calm',
    sentences: [
      'In so much quiet a single {accent} spot, {eye}, <was|is> enough for {person} to go by.',
      'Nothing <disturbed|disturbs> the {colour} but a little {accent}, {eye}, and {sound}.',
    ],
  },
];
