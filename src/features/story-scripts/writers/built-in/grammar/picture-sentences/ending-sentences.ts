import type { PictureSentences } from './picture-sentences.types.ts';

/** A last look at the colour and the light. */
export const ENDING_SENTENCES: readonly PictureSentences[] = [
  {
    suits: () => true,
    sentences: [
      'The {colour} <stayed|stays> for {duration}, and so <did|does> the smell of {smell}.',
      'What <remained|remains> <was|is> {colour}, a little {colour2}, and {object} in {container}.',
      'Ask for the {colour} at {place} and somebody will hum {sound} for you.',
      'And whenever {light} <came|comes> back, {place} <went|goes> {colour} {manner}, just to be asked about it.',
      'Look again and it is all still there: {colour}, {number} {things}, and {eye} a last touch of {accent}.',
      'The last light <went|goes> home by way of {place2}, {colour} to the end, {manner}.',
      '{person} <kept|keeps> a scrap of that {colour} in {container}, next to {object}.',
      'The {accent} {eye} has not moved since, and {number} {things} keep it company.',
      'Everything <went|goes> {colour} again, down to {sound}, {aside}.',
      'If you find a little {accent} in {container}, ask {person2} where it comes from.',
      'Only the {colour} knows the rest, and it shares {place} with {number} {things}.',
      'They <painted|paint> {place2} {colour} that year, {aside}, and the name (stuck|held).',
      'It <ended|ends> in {colour}, {aside}, with {sound} for a full stop.',
      'Behind it the {colour2} <closed|closes> {manner}, and {place} <was|is> itself again.',
      'To this day {person2} says “{colour}” when {person} asks how it <went|goes>.',
      'Take the {colour} with you; the smell of {smell} stays at {place2}, where it belongs.',
      'There <was|is> enough {accent} left over for {number} more stories and {object}.',
      'And {light}, {aside}, <shone|shines> on {place} {manner}.',
    ],
  },
  {
    suits: ({ hour }) => hour === 'night',
    sentences: [
      'The dark <folded|folds> itself around {place} again, {colour} and content, {aside}.',
      'One speck of {accent} <stayed|stays> lit {eye}, in case {person2} <came|comes> looking.',
    ],
  },
  {
    suits: ({ hour }) => hour === 'golden',
    sentences: [
      'The warm light <lasted|lasts> exactly {duration} longer, and {place} <spent|spends> it well.',
      'All that warmth <sank|sinks> slowly into {place}, where {person2} still warms {object} on it.',
    ],
  },
  {
    suits: ({ brightness }) => brightness === 'bright',
    sentences: [
      'There <was|is> brightness to spare, so {person2} <took|takes> some home in {container}.',
      'Nothing <was|is> left in the shade, not even {object}, and {place} <looked|looks> the better for it.',
    ],
  },
  {
    suits: ({ horizon }) => horizon !== undefined,
    sentences: [
      'And straight across it all <ran|runs> that one long line, {colour} above {place2}, {aside}.',
    ],
  },
];
