import type { PictureSentences } from './picture-sentences.types.ts';

/** The light and the colours that a story opens in. */
export const OPENING_SENTENCES: readonly PictureSentences[] = [
  {
    suits: () => true,
    sentences: [
      'Over it all <lay|lies> {light}, {colour} [first] and then {colour2}, (smelling faintly|with a hint) of {smell}.',
      '{light} <came|comes> down {manner} and <left|leaves> everything {colour}, with {colour2} (at the edges|in the corners|where it mattered).',
      'The light <was|is> a guest of {person}: {light}, {colour} against {colour2}, and never late.',
      'There <was|is> {colour} as far as {place}, {colour2} beyond {place2}, and {detail}.',
      'Somewhere there <was|is> {sound}; everywhere else there <was|is> {light}, mostly {colour}.',
      'Somebody <had|has> dipped {place2} in {colour}, forgotten a bit of {colour2}, and added {light}.',
      'Everything <between {place} and {place2} was|between {place} and {place2} is> {colour}, except what <was|is> {colour2}.',
      'It <smelled|smells> of {smell}, and the light, {light}, <made|makes> even {place2} look {colour}.',
      '{colour} <did|does> most of the work, {colour2} the rest, and {sound} <filled|fills> {duration} of silence.',
      'Imagine {frame}: {colour}, then {colour2}, and {eye} something that <caught|catches> the light.',
      'It <was|is> {frame}, {colour} and {colour2}, with {sound} (just out of sight|thrown in for free|coming from {place2}).',
      '{light} <reached|reaches> {place} {manner}, and {colour2} <gave|gives> way to {colour}.',
      'The (air|place) <held|holds> the smell of {smell}, {sound} and {light}, {colour} all through.',
      'Call it {frame} in {colour} and {colour2}, lit by {light} and scented with {smell}.',
      'Anyone coming from {place2} <saw|sees> the {colour} first, then the {colour2}, then {light}.',
      '{detail}: that <was|is> the first thing {person} <noticed|notices>, before the {colour}, before {sound}.',
      'Near {place2} the colours <had|have> agreed on {colour} and {colour2}, {number} votes to one.',
      '{person} <called|calls> it {colour}, {person2} <swore|swears> it <was|is> {colour2}, and both <stood|stand> in {light}.',
    ],
  },
  {
    suits: ({ hour }) => hour === 'night',
    sentences: [
      'What light there <was|is> <kept|keeps> to itself: {light}, a rim of {accent}, and then {sound}.',
      'The dark <had|has> {number} shades of {colour}, and {person} <knew|knows> each (of them|one) by name.',
      'Beyond {place2} the dark <went|goes> on in {colour}, smelling of {smell}, {aside}.',
      'It <was|is> dark enough to hear {sound}, and just light enough to find {number} {things}.',
      'Only a little {accent} <stayed|stays> awake, {eye}, to keep {place2} company.',
      'Darkness <had|has> tidied away everything but {colour}, {smell} and {light}.',
    ],
  },
  {
    suits: ({ hour }) => hour === 'golden',
    sentences: [
      'The shadows <had|have> grown longer than {place2}, and {number} {things} <turned|turn> {colour}.',
      'Warm light <spread|spreads> {manner}, {colour} first, {colour2} after, {smell} in between.',
      'Even {sound} <seemed|seems> to have gone {colour} in a light (that|so) warm.',
      'It <was|is> the sort of warmth that makes {place2} look {colour} and {number} years younger.',
      'Warmth <lay|lies> on {place2}, {colour} and slow, with a little {smell} in it.',
    ],
  },
  {
    suits: ({ hour }) => hour === 'overcast',
    sentences: [
      'No shadow <said|says> a word; {colour} <ran|runs> into {colour2}, and {sound} <went|goes> on for {duration}.',
      'The grey <was|is> soft as flour, {colour} at best, and it <suited|suits> {place2} {manner}.',
      'Under so much pale quiet, {smell} and {sound} <counted|count> as entertainment.',
      'It <was|is> a day without corners, {colour} and {colour2}, smelling of {smell}, {aside}.',
    ],
  },
  {
    suits: ({ hour }) => hour === 'daylight',
    sentences: [
      'In light that clear, {place2} <had|has> nowhere to hide, and the {colour} <went|goes> on for {duration}.',
      'The day <stood|stands> wide open, {colour} and {colour2}, with {sound} and {number} {things} thrown in.',
      'You <could|can> count {number} {things} in that light and still see the {colour} behind them.',
      'Clear light <got|gets> into everything, from {place2} to {smell}, and <left|leaves> it {colour}.',
    ],
  },
  {
    suits: ({ horizon }) => horizon !== undefined,
    sentences: [
      'One long line <ran|runs> right across it, {colour} on one side, {colour2} and {sound} on the other.',
      'A single straight edge <divided|divides> the whole view, and {sound} <came|comes> from beyond it, {manner}.',
      'Two halves, {colour} and {colour2}, <met|meet> in one level line near {place2}, {aside}.',
    ],
  },
  {
    suits: ({ vivid }) => vivid,
    sentences: [
      'Nobody <had|has> told the {colour} to calm down, and the {accent} <was|is> no better, {simile}.',
      'The {colour} alone <could|can> be heard over {sound}, {aside}, and the {accent} <sang|sings> along.',
    ],
  },
  {
    suits: ({ vivid }) => !vivid,
    sentences: [
      'No colour <raised|raises> its voice: {colour}, {colour2}, {sound}, and the smell of {smell}.',
      'The colours <spoke|speak> softly near {place2}, {colour} to {colour2}, so as not to drown out {sound}.',
    ],
  },
];
