/** Kinds of which nothing borrows: to draw their neighbor instead would be nonsense, or an insult. */
export const REFUSED_KINDS: readonly string[] = [
  'unpleasant person',
  'simpleton',
  'fool',
  'prostitute',
  'pervert',
  'sex offender',
  'murderer',
  'rapist',
  'addict',
  'slave',
  'victim',
  'dead person',
  'drug',
  'gun',
  'fabric',
  'instrument of execution',
  'instrument of torture',
  'microorganism',
  'surgical instrument',
  'weaponry',
  'armament',
  'terrorist',
  'bodily structure',
  'cosmetic',
  'contraceptive',
  'undergarment',
  'chemical',
  'tobacco',
  'roll of tobacco',
];

/** Words of ours that are too wide, or mean another thing to WordNet, to stand for their kinds. */
export const REFUSED_ANCHORS: readonly string[] =
  'pot, gypsy, disciple, worshipper, tomcat, worker, traveler, traveller, outlaw, chief, brain, servant, adventurer, wizard, herb, wildflower, cutlery, net, cleaner, native american, barbarian, crusader, shell, band, needle, leaf, runner, seed, staff, plant, meat, tools, slug, spirits, cask, gate, sleeper, viola, alien, seal, bat, crane, mummy, boxers, chick, hood, turtle, pod, plate, ring, heart, eye, stage'.split(
    ', ',
  );

/** Single words that must stay unknown, whatever their kind. */
export const REFUSED_WORDS: ReadonlySet<string> = new Set(
  'wheelchair leash internet screw marijuana immune hamper felt stole shook tore dug sang spoke slit gay lesbian homosexual heterosexual bisexual transvestite virgin midget dwarf cripple invalid squaw negro works hanging helping stays digs tor must nazi fag dyke queer stripper whore slut hooker corpse cadaver foetus fetus embryo savage gypsy eunuch concubine harem dike mongoloid retard plagiarist castrate bullshot diabolist catamite calculus gallstone generic capsicum catgut dhal cannabis primus refractory numerologist polytheist demoniac putterer laggard loiterer commuter abortionist hostage captive cannibal kamikaze'.split(
    ' ',
  ),
);
