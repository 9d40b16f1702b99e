import type { Turn } from '../turns-of-things.ts';

const CABS =
  'car|train|bus|taxi|cab|van|truck|tram|limousine|airplane|plane|carriage|camper|school bus|subway train|police car';
const VEHICLES = 'cars?|taxis?|cabs?|bus(?:es)?|trucks?|vehicles|ambulance|motorcycles?|limousine|vans?';
const GOING =
  'driving|riding|walking|running|going|crossing|cycling|biking|marching|rolling|speeding|racing|rumbling|strolling|moving';

/** Turns of speech about streets, roofs, bridges and stations. */
export const TURNS_OF_TOWN: readonly Turn[] = [
  // The bench of a park stands in it; whoever is on it sits.
  [/\b(park|garden) bench(es)?\b/gi, (where, many) => `bench${many ?? ''} in the ${where!}`],
  [/\b(?:zebra|pedestrian) crossings?\b/gi, () => 'crosswalk'],
  // A square in town is no figure.
  [
    /(?<!\b(?:circles?|triangles?|cubes?|geometric|shapes?|abstract)\b.*)\b(in|on|across|at|through) (?:an?|the) (?:(?:old|busy|small|quiet|sunny|empty|crowded|historic|main) )?square\b(?! (?:of|with (?:a )?(?:circle|triangle)|shaped?|box|table|window|format|frame)\b)/gi,
    () => 'on a town square',
  ],
  // Who is in traffic is one of many.
  [
    new RegExp(
      `(?<=\\b(?:${VEHICLES})\\b.{0,24}) (?:(?:stuck|caught|sitting|waiting|standing) )?in (?:an?|the )?(?:[a-zà-ÿ]+ )??(?:traffic jam|gridlock)\\b`,
      'gi',
    ),
    () => ' on the street with nine cars',
  ],
  [
    /\b(?:through|in|weaving through|stuck in) (?:the )?((?:(?!the |rush |heavy |busy )[a-zà-ÿ]+ ){0,2}?)(?:(?:rush hour|heavy|busy|dense|city|evening) )?traffic\b(?! (?:lights?|cones?|signs?|jam|stop|warden|police)\b)/gi,
    (where) => `on the street${where?.trim() ? ` in ${where.trim()}` : ''} with nine cars`,
  ],
  [
    /\b(?:horse|ox|donkey|reindeer)[ -]drawn (carriage|cart|wagon|sleigh|coach|plow)s?\b/gi,
    (what) => `${what!} drawn by a horse`,
  ],
  // A wedding is a bride and a groom.
  [
    /(?<!\b(?:brides?|grooms?)\b.*)\b(?:at|during) (?:an?|the|their|his|her) wedding\b(?! (?:cake|dress|ring|party|photo))/gi,
    () => 'with a bride and a groom',
  ],
  [
    /\b(?:an?|the) (?:[a-zà-ÿ]+ )?(?:couple|man and (?:an? )?woman) (?:(?:who are |is |are )?getting married|(?:that|who) (?:just )?got married|saying their (?:wedding )?vows|exchanging (?:their )?(?:wedding )?(?:rings|vows))\b/gi,
    () => 'a bride and a groom',
  ],
  [
    /\b(?:an?|the) (?:[a-zà-ÿ]+ )?wedding(?: ceremony)?(?= (?:in|at|on|by|under|near)\b|$|,)/gi,
    () => 'a bride and a groom',
  ],
  [/\bstanding guard\b/gi, () => 'standing'],
  // A ship that sank lies on the ground of the sea.
  [
    /\b(?:sunken (ship|boat|galleon|submarine)|shipwreck)s?\b(?! (?:on|by|at|near) (?:an?|the) (?:[a-zà-ÿ]+ )?(?:beach|shore|coast|rocks?))/gi,
    (ship) => `${ship ?? 'ship'} at the bottom of the sea`,
  ],
  [
    /\b(?:(forming|making|shaping|creating)) (?:an? |the (?:shape|form) of an? )(?:[a-zà-ÿ]+ )?heart(?: shape)?\b/gi,
    () => '',
  ],
  // Who works from a ladder stands on it.
  [
    /\b(?!(?:climb|go|com|walk|runn)ing)([a-z]{3,10}ing) ((?:[a-zà-ÿ]+ ){1,3}?)(?:from|on|up|down) (an?|the) ladder\b/gi,
    (deed, what, which) => `standing on ${which!} ladder ${deed!} ${what!.trim()}`,
  ],
  // A building of which nothing is told is one of flats.
  [
    /(?<=\b(?:an?|the) (?:(?:tall|old|abandoned|brick|modern|red|white|grey|gray|ruined|glass|burning|concrete|huge|small) ){0,2})building\b(?= *(?:$|[,.]|(?:in|on|at|with|by|near|covered|behind|under|from|and|next)\b))/gi,
    () => 'office building',
  ],
  [
    /\b(?:string )?lights (?:strung|hung|hanging) (?=(?:across|over|above|between|along|from)\b)/gi,
    () => 'fairy lights ',
  ],
  [
    /\bsmoke (?:(?:coming|rising|curling|drifting) )?(?:up |out )?from (?=(?:an?|the|his|her) (?:[a-zà-ÿ]+ )?(?:cup|mug|candle|pipe|cigarette|cigar|incense)\b)/gi,
    () => '',
  ],
  // Who drives over a bridge is on it.
  [
    new RegExp(`(?<=\\b(?:${GOING}) )over (?=(?:an?|the)?(?: [a-zà-ÿ]+){0,2} (?:foot)?bridge\\b)`, 'gi'),
    () => 'on ',
  ],
  // A head out of the window of a car has its owner in the car.
  [
    new RegExp(
      `\\b(?:(?:sticking|poking|hanging|putting|popping|with) (?:out )?(?:its|his|her|their) (?:[a-zà-ÿ]+ )?(?:heads?|faces?|noses?|tongue)(?: sticking| hanging)?|leaning|hanging|looking|peeking|peering|staring|gazing|looks|leans) (?:out of|out|from|through) ((?:an?|the|his|her|their|its) (?:[a-zà-ÿ]+ )?)(${CABS})(?:'s)? windows?\\b`,
      'gi',
    ),
    (which, cab) => `looking out of ${which!}${cab!}`,
  ],
  [
    /\b(?:sticking|poking|hanging|putting|popping) (?:out )?(?:its|his|her|their) (?:[a-zà-ÿ]+ )?(?:heads?|faces?|noses?) (?:out of|out|from)\b/gi,
    () => 'looking out of',
  ],
  // The interior of a house is in it, and the table of a cafe in the cafe.
  [
    /\b(?:an? |the )?((?:[a-zà-ÿ]+ )?)(cathedral|church|chapel|mosque|temple|palace) interior\b/gi,
    (looks, house) => `inside a ${looks ?? ''}${house!}`,
  ],
  [/\b(cafe|café|restaurant|pub|diner) table(s?)\b/gi, (house, many) => `table${many ?? ''} in a ${house!}`],
  [/(?<=\bfishing )from (?=an? (?:[a-zà-ÿ]+ ){0,2}(?:bridge|rock|log)\b)/gi, () => 'on '],
  // The terrace of a cafe is before it.
  [
    /\b(cafe|café|restaurant|pub|diner|bistro|coffee shop|trattoria|pizzeria|tavern) (?:terrace|patio|facade|front|exterior)s?\b/gi,
    (house) => `outside of a ${house!}`,
  ],
  // Who is outside is before the house that was named.
  [
    /(?<=\b(?:cafe|café|restaurant|pub|diner|bistro|bakery|shop|store|trattoria|pizzeria|tavern|inn|hotel|school|church|barn|house|cottage|cabin|station)\b[^,.]{0,40}\b(?:with|and) (?:(?!parked )[a-zà-ÿ]+ ){1,4}?)(?:(?:standing|waiting|gathered) )?(?:outside|in front|out front)(?= *(?:$|[,.]))/gi,
    () => 'standing in front of it',
  ],
  // The seat of a car is in it.
  [
    /\b(?:in|on|from) the (?:passenger|back|front|rear|driver'?s?|drivers) seats? of (?=(?:an?|the|his|her|their)\b)/gi,
    () => 'in ',
  ],
  // Who looks out is in the room of the window.
  [
    /\b(?:(?:sitting|standing|sits|stands|lying|waiting) (?:and )?)?(?:looking|looks|gazing|gazes|staring|stares|peering|peers|peeking|peeks)(?: outside)? (?:out(?: of| from| through)?|through|from|outside) (?:an?|the|his|her|their|its) (?:(?!car|bus|train|tower|castle|shop|store|plane|airplane|carriage|truck|house)[a-zà-ÿ]+ )?window(?! of\b)/gi,
    () => 'gazing over the view on a windowsill',
  ],
  // The window of a room, however it is described.
  [
    /\b(by|near|beside|next to|in front of) (?:an?|the) (?:(?:sunny|sunlit|bright|large|big|huge|wide|small|little|open|closed|frosty|tall|round|arched|old|foggy|bedroom|kitchen|hospital) ){1,2}window\b(?! (?:display|box|seat))/gi,
    (where) => `${where!.toLowerCase()} the window`,
  ],
  // Who is in a window has a sill to be on.
  [
    /\b(?:in|at) (?:an?|the) (?:[a-zà-ÿ]+ )?window(?= *(?:$|[,.;]|(?:with|at|on|during|watching|while|and|next|overlooking)\b))(?<!\b(?:stained|church|rose|broken|lit|glass) window)/gi,
    () => 'on a windowsill',
  ],
  // Those who cheer in a stadium are people.
  [
    /\b(?:cheering|screaming|excited|football|soccer|sports|happy) fans\b|(?<=\bfull of )fans\b|\bfans (?=cheering|waving|watching)/gi,
    () => 'crowd ',
  ],
  [
    /\blighting (?=(?:(?:an?|the|some|his|her) )?(?:[a-zà-ÿ]+ )?(?:candles?|lanterns?|lamps?|torch(?:es)?|campfire|menorah|sparklers?)\b)/gi,
    () => 'touching ',
  ],
  [
    /\bopening (?=(?:an?|the|his|her|their|some) (?:[a-zà-ÿ]+ ){0,2}(?:gifts?|presents?|letters?|packages?|parcel|jar|bottle|can|envelope)\b)/gi,
    () => 'unwrapping ',
  ],
  // Who mends a roof is on it.
  [
    /\b(?:fixing|repairing|mending|tiling|shingling|cleaning|thatching) (an?|the|his|her|their) (?:[a-zà-ÿ]+ )?roof\b/gi,
    () => 'kneeling on top of a house',
  ],
  // Where there is a train, the platform is that of a station.
  [
    /(?<=\btrains?\b[^.]{0,40}) (on|at|from) (?:an?|the) (?:(?:empty|busy|crowded|lonely|foggy|rainy|old|deserted) )?platform\b/gi,
    (at) => ` ${at!} a train platform`,
  ],
  // A rocket leaves its pad in fire.
  [
    /\b(?:space )?(rocket|shuttle|rocket ship|spaceship)s? (?:is )?(?:launching|launches|lifting off|lifts off|blasting off|blasts off|taking off|takes off)\b(?: (?:off|from|at|into|on) (?:an?|the|its) (?:launch ?pad|launching pad|pad|spaceport|ground))?/gi,
    (what) => (/rocket/i.test(what!) ? 'rocket launch' : `${what!} flying`),
  ],
  [/\b(?:on|from|at|off) (?:an?|the|its) (?:launch ?pad|launching pad|spaceport)\b/gi, () => 'launching'],
  // Where trees close over a road they stand along it.
  [
    /\b(?:through|in|under|down) an? (?:[a-zà-ÿ]+ )?tunnel of (?=(?:[a-zà-ÿ]+ ){0,3}(?:trees|leaves|blossoms|maples|oaks)\b)/gi,
    () => 'on a path among ',
  ],
  // What comes out of a chimney is no fog.
  [
    /\b(?:with )?(?:[a-zà-ÿ]+ )?smoke (?:(?:coming|rising|curling|drifting|billowing|pouring|going) )?(?:up |out )?(?:from|of|out of) (?:(?:the|its|a|their) )?(?:[a-zà-ÿ]+ )?chimneys?\b/gi,
    () => 'with chimney smoke',
  ],
  // Whoever glides over water swims.
  [
    /\b(?:gliding|glides|drifting|floating) (?:across|over|on|through|along) (?=(?:an?|the) (?:[a-zà-ÿ]+ ){0,2}(?:lake|pond|river|water)\b)(?<=\b(?:swans?|ducks?|goose|geese|otters?|beaver)\b.{0,20})/gi,
    () => 'swimming on ',
  ],
  // A landscape on the easel is not the place.
  [
    /\b(painting|paints|sketching|sketches|drawing|draws) (?:an? |the |his |her )(?:[a-zà-ÿ]+ )?(?:landscape|seascape|portrait(?! of)|picture(?! of)|sunset|sunrise|scenery|view|cityscape|still life)\b/gi,
    (deed) => `${deed!} at an easel`,
  ],
  // Who takes a picture of what is said elsewhere has a camera.
  [
    /\b(?:taking|takes|snapping|snaps) (?:an? |some )?(?:picture|photo|photograph|snapshot)s?\b(?! (?:of|with|frames?)\b)/gi,
    () => 'holding a camera',
  ],
  // Who is asked to dance does.
  [
    /\b(?:asking|asks|inviting|invites) ((?:an?|the|his|her|another) (?:[a-zà-ÿ-]+ ){1,4}?)to dance\b/gi,
    (partner) => `dancing with ${partner!.trim()}`,
  ],
  [
    /\b(?:taking|takes|snapping|snaps|shooting) (?:an? |some |the )?(?:[a-zà-ÿ]+ )?(?:picture|photo|photograph|snapshot|selfie)s? (?:of|with)\b/gi,
    () => 'photographing',
  ],
];
