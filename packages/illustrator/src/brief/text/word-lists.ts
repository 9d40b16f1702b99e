const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that introduce a noun. */
export const DETERMINERS = list(`
  a an the this that these those my your his her its our their some any each every another one no
`);

/** Words that end a group of describing words: prepositions, conjunctions, pronouns, auxiliaries. */
export const FUNCTION_WORDS = list(`
  of in on at by for from to into onto upon with without within over under above below beneath behind beside between
  among amid amongst around about across through along against near next after before during until since towards toward
  up down out off away inside outside and or but nor so yet as than then while where when which who whom whose what why how
  if because though although is are was were be been being am has have had having do does did doing will would can could
  may might must shall should not it he she they we you i me him them us there here very too also just only even still
  like via per plus versus vs et de la le les der die das und el los del von van
`);

/** Prepositions and conjunctions after which a noun is likely: "with bats". */
export const INTRODUCERS = list(
  `with of and or by for over under behind beside near above between like from`,
);

/** Number words; "a" and "an" need no entry. */
export const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['single', 1],
  ['lone', 1],
  ['two', 2],
  ['twin', 2],
  ['both', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
  ['dozen', 12],
  ['dozens', 24],
  ['thirteen', 13],
  ['fourteen', 14],
  ['fifteen', 15],
  ['sixteen', 16],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 40],
  ['few', 3],
  ['several', 4],
  ['some', 3],
  ['many', 7],
  ['numerous', 8],
  ['countless', 30],
  ['hundreds', 30],
  ['thousands', 40],
  ['hundred', 36],
  ['thousand', 40],
  ['million', 40],
  ['various', 4],
  ['multiple', 4],
]);

/** Words for a group; each stands before "of". */
export const GROUPS: ReadonlyMap<string, number> = new Map([
  ['pair', 2],
  ['couple', 2],
  ['duo', 2],
  ['trio', 3],
  ['family', 3],
  ['handful', 4],
  ['group', 4],
  ['bunch', 5],
  ['row', 5],
  ['line', 5],
  ['team', 5],
  ['fleet', 5],
  ['pack', 5],
  ['pride', 4],
  ['herd', 6],
  ['flock', 7],
  ['school', 7],
  ['pile', 6],
  ['collection', 6],
  ['cluster', 5],
  ['circle', 6],
  ['gang', 5],
  ['band', 5],
  ['troop', 6],
  ['swarm', 16],
  ['crowd', 24],
  ['army', 28],
  ['horde', 28],
  ['dozen', 12],
  ['number', 5],
  ['lot', 7],
  ['lots', 7],
  ['plenty', 7],
  ['hundreds', 30],
  ['thousands', 40],
  ['dozens', 24],
  ['litter', 5],
  ['colony', 7],
  ['set', 4],
  ['stack', 4],
  ['heap', 8],
  ['tower', 6],
  ['procession', 9],
  ['caravan', 5],
  ['convoy', 4],
  ['parade', 9],
  ['mob', 20],
  ['choir', 9],
  ['class', 8],
  ['armada', 6],
  ['squadron', 5],
  ['festival', 7],
  ['flotilla', 5],
  ['pod', 5],
  ['murder', 7],
  ['clutch', 4],
  ['gaggle', 6],
  ['bevy', 6],
  ['brood', 5],
  ['basketful', 6],
]);

/** Parts of a body or a thing: drawn with their owner or not at all, and never worth a complaint. */
export const PARTS = list(`
  eye eyes ear ears wing wings tail tails hair fur mane beard horn horns claw claws paw paws feather feathers scale scales
  leg legs arm arms hand hands foot feet head heads face faces neck nose mouth beak snout jaws talons tooth teeth fang fangs skin body back belly
  roof roofs wall walls chimney sail sails mast flag flags wheel wheels deck armor armour cape cloak robe robes clothes
  clothing outfit suit shirt jacket coat boots gloves jewelry jewels petals petal leaves branch branches trunk root roots
  shadow shadows reflection reflections smile expression pose gaze stare silhouette silhouettes
  steps launch patch top bottom middle decker eyed haired handed freckles seat handle rim lid shoulder shoulders knee knees lap dew crumbs antler antlers tentacle tentacles cheek cheeks whiskers tummy headlights flipper flippers pouch noses necks toe toes ankle elbow saddle
`);
