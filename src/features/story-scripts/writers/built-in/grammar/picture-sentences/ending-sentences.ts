import type { PictureSentences } from './picture-sentences.types.ts';

/** A last look at the colour and the light. */
export const ENDING_SENTENCES: readonly PictureSentences[] = [
  {
    suits: () => true,
    sentences: [
      'The {colour} is still there, and so is the smell of {smell}.',
      'And over it all, as on the first day, lies that {colour}, with {sound} behind it.',
      'Only the {colour} looks a little warmer now, at {place2} at least.',
      'What remains is {colour}, some {colour2}, and now and then {sound}.',
      'And whenever the light goes {colour} over {place2}, {person} stops and looks.',
      'Look again and it is all there: the {colour}, {sound}, and {eye} a last touch of {accent}.',
      '{person} says it was the {colour} that did it, and {smell}.',
      'The last light goes home by way of {place2}, {colour} to the end.',
      'A little {accent} has stayed, {eye}, and {person} knows why.',
      'Everything is {colour} again, and from {place2} comes {sound}.',
    ],
  },
  {
    suits: ({ hour }) => hour === 'night',
    sentences: ['The dark folds itself around {place2} again, {colour} and content.'],
  },
  {
    suits: ({ hour }) => hour === 'golden',
    sentences: ['All that warmth sinks slowly into {place2}, {colour} as before.'],
  },
  {
    suits: ({ brightness }) => brightness === 'bright',
    sentences: ['Nothing is left in the shade at {place2}, and the {colour} goes on and on.'],
  },
  {
    suits: ({ horizon }) => horizon !== undefined,
    sentences: ['And straight across it all, behind {place2}, runs that one long line, {colour} as ever.'],
  },
];
