/**
 * Adjectives that change the drawing, by the quality that the subjects know. A word may stand for two
 * qualities; words for colors, materials, poses and expressions have lists of their own.
 */
const WORDS: Readonly<Record<string, string>> = {
  giant:
    'giant huge enormous gigantic massive colossal towering immense oversized monstrous titanic gargantuan mighty',
  large: 'large big grand bulky great',
  small: 'small little petite short',
  tiny: 'tiny miniature mini minuscule micro wee itty',
  tall: 'tall high lanky',
  baby: 'baby newborn infant',
  young: 'young teenage youthful',
  old: 'old ancient aged elderly weathered antique wise vintage wrinkled worn',
  ruined:
    'ruined abandoned crumbling derelict destroyed decayed overgrown sunken wrecked dilapidated collapsed',
  broken: 'broken cracked shattered damaged smashed torn',
  haunted: 'haunted spooky eerie creepy ghoulish',
  crooked: 'crooked wonky bent lopsided slanted twisted tilting askew gnarled',
  melting: 'melting melted',
  rusty: 'rusty rusted corroded',
  mossy: 'mossy ivy vine',
  dusty: 'dusty sandy',
  dirty: 'dirty muddy grimy filthy stained',
  messy: 'messy cluttered untidy chaotic disorderly crammed',
  empty: 'empty deserted vacant bare',
  crowded: 'crowded busy bustling packed',
  striped: 'striped stripy stripey',
  spotted: 'spotted dotted speckled dappled polka',
  checkered: 'checkered chequered plaid tartan gingham',
  floral: 'floral flowered flowery',
  colorful: 'colorful colourful multicolored multicoloured multicolor rainbow',
  patterned: 'patterned ornate decorated ornamental embroidered painted intricate filigree',
  snowy: 'snowy frosted frosty',
  frozen: 'frozen icy',
  wet: 'wet soaked drenched dripping damp',
  burning: 'burning flaming blazing fiery smoldering',
  steaming: 'steaming steamy piping hot',
  smoking: 'smoking smoky',
  glowing: 'glowing luminous radiant shining illuminated bioluminescent lit phosphorescent luminescent',
  sparkling: 'sparkling glittering glittery twinkling shimmering glistening bejeweled jeweled',
  shiny: 'shiny glossy polished gleaming lacquered',
  unlit: 'unlit extinguished',
  transparent: 'transparent translucent ghostly invisible spectral see',
  round: 'round spherical circular rounded',
  fat: 'fat chubby plump tubby stout obese',
  thin: 'thin skinny slender slim narrow gaunt',
  flat: 'flattened squashed',
  spiky: 'spiky thorny prickly spiny',
  curly: 'curly curled wavy frizzy',
  fluffy: 'fluffy furry fuzzy hairy shaggy woolly',
  flying: 'flying soaring hovering floating levitating airborne',
  winged: 'winged feathered',
  horned: 'horned antlered',
  armoured: 'armored armoured armor plated',
  crowned: 'crowned',
  masked: 'masked',
  bearded: 'bearded',
  bald: 'bald',
  freckled: 'freckled',
  muscular: 'muscular strong powerful burly',
  hanging: 'hanging suspended dangling',
  carved: 'carved engraved sculpted',
  open: 'open opened',
  closed: 'closed shut locked',
  wrapped: 'wrapped',
  sliced: 'sliced halved chopped',
  stacked: 'stacked',
  piled: 'piled heaped',
  scattered: 'scattered strewn',
  blossoming: 'blossoming flowering blooming',
  leafless: 'leafless',
  wilted: 'wilted withered wilting dying dead dry',
  toy: 'toy plush stuffed wooden-toy',
  metallic: 'metallic',
  futuristic: 'futuristic cyberpunk',
  launching: 'launching blasting',
  landing: 'landing',
  sailing: 'sailing',
  pirate: '',
  lonely: 'lonely solitary lone',
};

export const QUALITIES: ReadonlyMap<string, readonly string[]> = qualitiesByWord();

function qualitiesByWord(): Map<string, string[]> {
  const byWord = new Map<string, string[]>();
  for (const [quality, words] of Object.entries(WORDS)) {
    for (const word of words.split(' ')) if (word !== '') byWord.set(word, [quality]);
  }
  // Who reads no ages knows sizes: a baby dragon is a tiny one with a large head.
  for (const word of ['baby', 'newborn']) byWord.set(word, ['tiny', 'baby']);
  return byWord;
}

/** Phrases that are one quality. */
export const QUALITY_PHRASES: Readonly<Record<string, string>> = {
  'fire-breathing': 'fire breathing, fire spitting, breathing fire, spitting fire, breathes fire',
  'long-haired': 'long haired, long hair, with long hair, long flowing hair, with flowing hair',
  'holding-hands': 'holding hands, hand in hand, hand-in-hand, arm in arm',
  'many-armed': 'many armed, multi armed, with many arms, four armed, six armed, eight armed, ten armed',
  'many-headed': 'many headed, three headed, two headed, multi headed, with three heads, with two heads',
  'one-eyed': 'one eyed, with one eye',
  launching: 'lifting off, taking off, blasting off, launch, launches, lift off, liftoff, blast off',
  burning: 'on fire, in flames, ablaze, burning down, burns',
  steaming: 'with steam, steaming hot, piping hot, with rising steam',
  freckled: 'with freckles, freckle faced, freckled face',
  bearded: 'with a beard, with a long beard, with a white beard, with a grey beard, with a gray beard',
  moustached: 'with a moustache, with a mustache',
  'polka-dotted': 'polka dot, polka dots, polka dotted',
  winged: 'with wings',
  horned: 'with horns, with antlers',
  striped: 'with stripes',
  spotted: 'with spots',
  carved: "jack o lantern, jack-o'-lantern",
  sailing: 'under sail, at full sail',
  crooked: 'leaning to one side',
  haunted: 'spine chilling',
  'upside-down': 'upside down',
  'space-suited':
    'in a space suit, in a spacesuit, wearing a space suit, wearing a spacesuit, in an astronaut suit, in a spacesuit',
  'half-open': 'ajar, half open',
};
