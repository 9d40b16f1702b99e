import type { PictureSentences } from './picture-sentences.types.ts';

/** The place that draws the eye, and the step from light to dark: where a story turns. */
export const TURN_SENTENCES: readonly PictureSentences[] = [
  {
    suits: () => true,
    sentences: [
      '{eye}, where the eye goes first, {object} <lay|lies> {simile}.',
      'All at once the eye <went|goes> to one place, {eye}, and {sound} <stopped|stops> (mid-note|dead|short).',
      'Look {eye}: that <was|is> where {person} <pointed|points>, and where the {accent} <gave|gives> it away.',
      'It <happened|happens> {eye}, [between {contrast} and {smell},] while {person} <was|is> looking at {place2}.',
      'A spot of {accent}, {eye}, <changed|changes> the whole (argument|plan|mood), {simile}.',
      'Something {accent} <moved|moves> {eye}, [{manner},] and {number} {things} <turned|turn> to look.',
      'Between {contrast} and {place}, {eye}, <stood|stands> the (answer|surprise|reason) in plain {accent}.',
      '{person} <followed|follows> the light to where it <was|is> strongest, {eye}, and <found|finds> {object}.',
      'The {accent} <had|has> been there all along, {eye}, waiting {simile}.',
      '{eye} the {colour} <broke|breaks> off, and through the gap <came|comes> {sound}, {manner}.',
      'Whoever <looked|looks> {eye} <saw|sees> {number} {things}, and {accent} where {colour} ought to be.',
      'There, {eye}, <was|is> {object}, and beside it {number} {things} that nobody <had|has> ordered.',
      'Nothing <was|is> the same {eye}, where {contrast} <met|meets> a sudden smell of {smell}.',
      'The whole scene <leaned|leans> towards one place, {eye}, {simile}.',
      '{person2} <dropped|drops> {object} {eye}, exactly where everyone <was|is> already looking.',
      'From {place} the eye <ran|runs> straight to {accent}, {eye}, [and stayed there] for {duration}.',
      'Only one corner <mattered|matters> now, {eye}, and it <smelled|smells> of {smell}.',
      'A line of {accent} <led|leads> from {place2} to a spot {eye}, {simile}.',
    ],
  },
  {
    suits: ({ contrast }) => contrast === 'stark',
    sentences: [
      'Light and dark split {eye}, and {person} <stood|stands> with one foot in each, {manner}.',
      'A hard edge of shadow <fell|falls> across {place}, {eye}, and half of the {things} <vanished|vanish>.',
      'The shadow {eye} <was|is> {number} steps wide, [black as a full stop,] and {object} <was|is> in it.',
    ],
  },
  {
    suits: ({ contrast }) => contrast === 'soft',
    sentences: [
      'It <came|comes> without an edge, {eye}, the way {smell} comes into a room, {manner}.',
      'Nothing <was|is> sharp, so it <took|takes> {duration} to see that {object} <was|is> {eye}.',
      'Softly, {eye}, the {colour} <turned|turns> to {accent}, and {sound} <changed|changes> key.',
    ],
  },
  {
    suits: ({ detail }) => detail === 'busy',
    sentences: [
      'In all that bustle one thing <kept|keeps> still, {eye}, {simile}.',
      'Among {number} {things} and more, only the {accent} {eye} <stood|stands> out {simile}.',
      'Every corner <was|is> full, yet everyone <looked|looks> {eye}, at {object} and the {accent} beside it.',
    ],
  },
  {
    suits: ({ detail }) => detail === 'calm',
    sentences: [
      'In so much emptiness a single {accent} thing, {eye}, <was|is> as loud as {sound}.',
      'With this much quiet around it, {object} {eye} <looked|looks> {simile}.',
      'Nothing else <disturbed|disturbs> the {colour}, so the spot {eye} <felt|feels> {simile}.',
    ],
  },
];
