const DOUBLED = new Set(
  (
    'run sit swim stir tug jog hop skip hug nap nip pin dig drum strum chop grab pet trim spin dip clap shop knit ' +
    'flip sip cut wrap pop step mop rap scrub spar flap rub snap tap whip wag lap drag slam zap clip swap grip put hit pat set bat swat nod scan spot squat shred slip split win unwrap pad trot shrug'
  ).split(' '),
);

/** "run" -> "running". */
export function participleOf(verb: string): string {
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return DOUBLED.has(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}

/** "fly" -> "flies". */
export function thirdPersonOf(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** Those that do not end in "-ed". */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'bite bitten, blow blown, bring brought, build built, catch caught, cut cut, drink drunk, drive driven, eat eaten, ' +
    'feed fed, fight fought, find found, fling flung, give given, hide hidden, hold held, lead led, make made, meet met, ' +
    'overtake overtaken, read read, ride ridden, sell sold, shear shorn, show shown, slay slain, steal stolen, ' +
    'swing swung, teach taught, throw thrown, wear worn, write written'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** "chase" -> "chased", as in "chased by". */
export function pastOf(verb: string): string {
  const irregular = IRREGULAR.get(verb);
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return participleOf(verb).replace(/ing$/, 'ed');
}
