import type { PictureSentences } from './picture-sentences.types.ts';

/** The light and the colours that a story opens in. */
export const OPENING_SENTENCES: readonly PictureSentences[] = [
  {
    suits: () => true,
    sentences: [
      'Over it all <lay|lies> {light}, {colour} first and then {colour2}.',
      'The world <was|is> {colour} that day, with {colour2} at the edges and {smell} in the air.',
      'It <was|is> {frame}: {colour}, then {colour2}, and {sound} from afar.',
      'Everything <was|is> {colour} in that light, except what <was|is> {colour2}, and it <smelled|smells> of {smell}.',
      '{light} <lay|lies> on {place2}, {colour} here, {colour2} there.',
      'There <was|is> {colour} as far as one <could|can> see, and {colour2} beyond {place2}.',
      'It <smelled|smells> of {smell}, and {light} <made|makes> even {place2} look {colour}.',
      'Anyone coming from {place2} <saw|sees> the {colour} first, then the {colour2}.',
      'The air <held|holds> {smell}, {sound} and {light}, {colour} all through.',
      'Somewhere there <was|is> {sound}; all around there <was|is> {light}, mostly {colour}.',
    ],
  },
  {
    suits: ({ hour }) => hour === 'night',
    sentences: [
      'It <was|is> dark, but not without colour: {colour}, {colour2}, and {sound} close by.',
      'What light there <was|is> <kept|keeps> to {place2}, {colour} and low.',
      'Beyond {place2} the dark <went|goes> on in {colour}, smelling of {smell}.',
    ],
  },
  {
    suits: ({ hour }) => hour === 'golden',
    sentences: [
      'Warm light <lay|lies> on {place2}, {colour} and slow, with a little {smell} in it.',
      'The shadows <had|have> grown long, and even {place2} <was|is> {colour}.',
    ],
  },
  {
    suits: ({ hour }) => hour === 'overcast',
    sentences: [
      'The grey <was|is> soft, {colour} at best, and it <suited|suits> {place2} well.',
      'No shadow anywhere, only {colour} and {colour2}, and {sound} from {place2}.',
    ],
  },
  {
    suits: ({ hour }) => hour === 'daylight',
    sentences: [
      'The day <stood|stands> wide open over {place2}, {colour} and {colour2}, with {sound} not far away.',
      'In such clear light even {place2} <looked|looks> new, {colour} from top to bottom.',
    ],
  },
  {
    suits: ({ horizon }) => horizon !== undefined,
    sentences: [
      'One long line <ran|runs> across it all, {colour} above or below, with {sound} beyond it.',
      'Two halves, {colour} and {colour2}, <met|meet> in one level line behind {place2}.',
    ],
  },
  {
    suits: ({ vivid }) => vivid,
    sentences: ['The {colour} alone <was|is> louder than {sound}, and the {accent} <was|is> not far behind.'],
  },
  {
    suits: ({ vivid }) => !vivid,
    sentences: ['No colour <raised|raises> its voice: {colour}, {colour2}, and {sound} in between.'],
  },
];
