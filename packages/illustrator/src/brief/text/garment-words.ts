import type { ClothPattern, GarmentName, Worn } from '../clothes.types.ts';
import { createPhraseBook, type PhraseBook } from './phrase-book.ts';

/** Words for what people wear; some name a color as well. */
const WORDS: ReadonlyArray<readonly [garment: GarmentName, words: string, color?: string]> = [
  [
    'shirt',
    'shirt, costume, outfit, festive clothes, button down shirt, dress shirt, blouse, polo shirt, flannel shirt, tunic',
  ],
  ['t-shirt', 't shirt, tshirt, tee shirt, t shirts, tee'],
  ['tank-top', 'tank top, undershirt, singlet, crop top'],
  ['sweater', 'sweater, jumper, pullover, cardigan, turtleneck, turtleneck sweater, sweatshirt'],
  ['hoodie', 'hoodie, hooded sweatshirt'],
  ['jersey', 'jersey, sports jersey, soccer jersey, football jersey, hockey jersey, basketball jersey'],
  ['jacket', 'jacket, bomber jacket, denim jacket, jean jacket, ski jacket, puffer jacket'],
  ['jacket', 'leather jacket, biker jacket', 'black'],
  ['suit', 'suit, business suit, three piece suit, blazer, pinstripe suit, suit and tie, suit jacket'],
  ['tuxedo', 'tuxedo, tux, dinner jacket, tailcoat'],
  [
    'coat',
    'coat, overcoat, trench coat, trenchcoat, winter coat, fur coat, parka, anorak, duster, long coat',
  ],
  ['raincoat', 'raincoat, rain coat, rain jacket, oilskin, slicker, poncho'],
  ['lab-coat', 'lab coat, labcoat, white coat, laboratory coat', 'white'],
  ['vest', 'vest, waistcoat, gilet'],
  ['dress', 'dress, sundress, frock, summer dress, evening dress, cocktail dress, sari'],
  ['gown', 'gown, maxi dress, long dress, evening gown'],
  ['ball-gown', 'ball gown, ballgown, princess dress, prom dress, victorian dress'],
  ['ball-gown', 'wedding dress, wedding gown, bridal gown', 'white'],
  ['skirt', 'skirt, miniskirt, mini skirt, pleated skirt'],
  ['kilt', 'kilt'],
  ['tutu', 'tutu, ballet dress, ballet costume, leotard and tutu'],
  ['kimono', 'kimono, yukata, silk kimono'],
  ['gi', 'karate suit, karate gi, judo suit, judo gi, karate uniform, karate outfit, judogi', 'white'],
  ['robe', 'robe, robes, bathrobe, dressing gown, cassock, habit, toga, caftan, kaftan, nightgown'],
  ['apron', 'apron'],
  ['overalls', 'overalls, dungarees, coveralls'],
  ['uniform', 'uniform, military uniform, police uniform, school uniform, army uniform'],
  ['armour', 'armor, armour, suit of armor, suit of armour, plate armor, knight armor, chainmail'],
  ['pajamas', 'pajamas, pyjamas, nightshirt, pjs'],
  ['swimsuit', 'swimsuit, bathing suit, bikini, leotard, swimming costume'],
  ['swim-trunks', 'swim trunks, swimming trunks, swim shorts'],
  ['loincloth', 'loincloth, mawashi, fundoshi'],
  ['trousers', 'trousers, pants, leggings, slacks, chinos, cargo pants, sweatpants, leather pants'],
  ['jeans', 'jeans, denim jeans, jean', 'blue'],
  ['shorts', 'shorts, denim shorts'],
  ['cape', 'cape, superhero cape'],
  ['cloak', 'cloak, hooded cloak, hooded robe, hooded cape'],
  ['scarf', 'scarf, wool scarf, neck scarf, muffler'],
  ['tie', 'tie, necktie'],
  ['bow-tie', 'bow tie, bowtie'],
  ['necklace', 'necklace, pearls, beads, pendant, pearl necklace, gold chain'],
  ['earrings', 'earring, earrings, hoop earrings'],
  ['gloves', 'gloves, mittens, boxing gloves, glove'],
  ['boots', 'boots, rain boots, rubber boots, cowboy boots, wellies, wellington boots, combat boots'],
  ['shoes', 'shoes, sneakers, trainers, high heels, heels, sandals, slippers, running shoes'],
  ['stockings', 'stockings, socks, knee socks, tights'],
  ['belt', 'belt, leather belt'],
  ['rucksack', 'backpack, rucksack, knapsack, school bag'],
  ['glasses', 'glasses, spectacles, eyeglasses, reading glasses, horn rimmed glasses, rimmed glasses'],
  ['sunglasses', 'sunglasses, shades, aviators, aviator glasses, dark glasses'],
  ['monocle', 'monocle'],
  ['eye-patch', 'eye patch, eyepatch'],
  ['eye-mask', 'mask, carnival mask, venetian mask, masquerade mask, domino mask'],
  ['crown', 'crown, royal crown'],
  ['tiara', 'tiara, diadem, coronet'],
  ['wizard-hat', 'wizard hat, wizards hat, pointed hat, pointy hat'],
  ['witch-hat', 'witch hat, witches hat, witch s hat'],
  ['knight-helmet', 'knight helmet, knights helmet, steel helmet'],
  ['horned-helmet', 'horned helmet, viking helmet'],
  ['straw-hat', 'conical hat, conical straw hat, rice hat'],
  ['sun-hat', 'sun hat, sunhat, straw hat, wide brimmed hat, floppy hat, large hat, big hat'],
  ['cowboy-hat', 'cowboy hat, stetson, western hat'],
  ['sombrero', 'sombrero'],
  ['pirate-hat', 'pirate hat, tricorn, tricorne, tricorn hat'],
  ['wool-cap', 'beanie, wool cap, woolly hat, wool hat, knit cap, bobble hat, winter hat, knitted hat'],
  ['cap', 'cap, baseball cap, hat backwards, backwards cap, trucker hat'],
  ['flat-cap', 'flat cap, newsboy cap, tweed cap'],
  ['beret', 'beret'],
  ['top-hat', 'top hat, tophat, top hats, silk hat'],
  ['fedora', 'fedora, hat, trilby, panama hat'],
  ['bowler', 'bowler hat, bowler, derby hat'],
  ['chef-hat', 'chef hat, chefs hat, chef s hat, toque'],
  ['hard-hat', 'hard hat, construction helmet, safety helmet'],
  ['peaked-cap', 'peaked cap, captain hat, captains hat, captain s hat, police cap'],
  ['sailor-cap', 'sailor hat, sailor cap'],
  ['army-helmet', 'army helmet, military helmet, combat helmet'],
  ['sports-helmet', 'helmet, bike helmet, bicycle helmet, motorcycle helmet, football helmet'],
  ['headband', 'headband, sweatband, hairband'],
  ['bandana', 'bandana, bandanna'],
  ['headscarf', 'headscarf, head scarf, kerchief, hijab, babushka'],
  ['headphones', 'headphones, headset, earphones'],
  ['goggles', 'goggles, ski goggles, aviator goggles, swimming goggles, flying goggles, steampunk goggles'],
  ['swim-cap', 'swim cap, bathing cap, swimming cap'],
  ['hood', 'hood'],
  ['space-helmet', 'space helmet, astronaut helmet'],
  ['laurel', 'laurel wreath, laurel crown'],
  ['flower-wreath', 'flower crown, crown of flowers, wreath of flowers, flower wreath, floral crown'],
  ['cloche', 'cloche, cloche hat'],
  ['veil', 'veil, bridal veil'],
  ['shawl', 'shawl'],
  ['turban', 'turban'],
  ['jester-hat', 'jester hat, fool s cap'],
  ['party-hat', 'party hat, birthday hat, paper hat'],
  ['santa-hat', 'santa hat, santa claus hat, christmas hat'],
  ['bunny-ears', 'bunny ears, rabbit ears, cat ears'],
  ['antlers', 'reindeer antlers'],
  ['bonnet', 'bonnet'],
  ['graduate-cap', 'graduation cap, mortarboard'],
];

/** The longest name counts: a "business suit" is no other suit. */
export const GARMENT_BOOK: PhraseBook<Pick<Worn, 'garment' | 'color'>> = createPhraseBook();
for (const [garment, words, color] of WORDS)
  for (const phrase of words.split(', ')) {
    GARMENT_BOOK.add(phrase, { garment, color });
    if (/(?:[^s]|ss)$/.test(phrase))
      GARMENT_BOOK.add(/(?:ch|ss)$/.test(phrase) ? `${phrase}es` : `${phrase}s`, { garment, color });
  }

const PATTERNS: Readonly<Record<ClothPattern, string>> = {
  striped: 'striped stripes stripy stripey pinstripe pinstriped',
  dotted: 'dotted dots spotted polka dot spots',
  checkered: 'checkered chequered plaid tartan gingham checked checks flannel',
  floral: 'floral flowered flowery flowers flower hawaiian',
  rainbow: 'rainbow colorful colourful multicolored multicoloured tie-dye',
  sparkling: 'sparkling sparkly sequined sequin glittering glittery glitter sequins stars starry',
};

export const PATTERN_WORDS: ReadonlyMap<string, ClothPattern> = new Map(
  (Object.entries(PATTERNS) as [ClothPattern, string][]).flatMap(([pattern, words]) =>
    words.split(' ').map((word): [string, ClothPattern] => [word, pattern]),
  ),
);

/** What clothes may be of or look like; elsewhere some of these are things. */
export const CLOTH_WORDS: ReadonlySet<string> = new Set(
  (
    'leather silk velvet wool woolen woollen knitted denim cotton linen lace fur straw satin tweed pearl diamond gold silver paper ' +
    'flower jeweled school rubber plastic metal steel hooded frilly fancy ruffled glass crystal chef police soldier sailor ' +
    'polka dot pin business winter summer karate victorian medieval wedding ballet hawaiian christmas ugly star thick big'
  ).split(' '),
);
