const DOUBLED = new Set(
  (
    'run sit swim stir tug jog hop skip hug nap dig drum strum chop grab pet trim spin dip clap shop knit ' +
    'flip sip cut wrap pop step mop rap scrub spar flap rub snap tap whip wag lap drag slam'
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
