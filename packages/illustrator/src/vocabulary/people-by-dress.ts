import { names, type OtherName, worn } from './other-name.ts';

const anybody = (qualities: readonly string[] = []) => ({ qualities: ['mixed', ...qualities] });

/** Those who are known by what they wear and hold, drawn as somebody plainer in their dress. */
export const PEOPLE_BY_DRESS: readonly OtherName[] = [
  // Family
  names({ singular: 'uncle, grandson in law, son in law, father in law, stepfather, best man' }, 'man'),
  names(
    { singular: 'aunt, stepmother, mother in law, daughter in law, bridesmaid', plural: 'bridesmaids' },
    'woman',
  ),
  names(
    { singular: 'little sister, younger sister, baby sister, granddaughter, niece, stepdaughter' },
    'girl',
  ),
  names({ singular: 'little brother, younger brother, baby brother, grandson, nephew, stepson' }, 'boy'),
  names({ plural: 'grandchildren, grandkids' }, 'boy', { ...anybody(), group: 2, flock: 2 }),
  names({ plural: 'twins, identical twins' }, 'boy', { qualities: ['alike'], group: 2, flock: 2 }),
  names({ plural: 'triplets' }, 'boy', { qualities: ['alike'], group: 3, flock: 3 }),
  names({ plural: 'twin sisters, twin girls' }, 'girl', { qualities: ['alike'], group: 2, flock: 2 }),
  names({ plural: 'twin brothers, twin boys' }, 'boy', { qualities: ['alike'], group: 2, flock: 2 }),
  names({ plural: 'grandparents, elderly couple, old couple' }, 'man', {
    qualities: ['mixed', 'old'],
    group: 2,
    flock: 2,
  }),
  // At work
  names(
    {
      singular: 'time traveler, time traveller, steampunk inventor',
      plural: 'time travelers, time travellers',
    },
    'man',
    {
      ...anybody(),
      wears: worn('brown coat, goggles'),
    },
  ),
  names({ singular: 'potter', plural: 'potters' }, 'man', { ...anybody(), wears: worn('brown apron') }),
  names({ singular: 'weaver', plural: 'weavers' }, 'woman', {
    wears: worn('blue apron'),
  }),
  names({ singular: 'barista', plural: 'baristas' }, 'waiter', { wears: worn('brown apron'), uses: 'cup' }),
  names({ singular: 'barber, hairdresser, hair stylist', plural: 'barbers, hairdressers' }, 'man', {
    ...anybody(),
    wears: worn('white shirt, black vest'),
    home: 'barbershop',
    serves: true,
  }),
  names({ singular: 'dentist, orthodontist', plural: 'dentists' }, 'doctor', { home: 'dental-office' }),
  names({ singular: 'librarian, bookseller', plural: 'librarians' }, 'teacher', { home: 'library' }),
  names(
    {
      singular: 'receptionist, secretary, office worker, accountant, clerk',
      plural: 'office workers, colleagues, coworkers, co workers, receptionists',
    },
    'business person',
    { home: 'office' },
  ),
  names(
    { singular: 'tailor, dressmaker, seamstress, fashion designer', plural: 'tailors, seamstresses' },
    'business person',
    { home: 'workshop' },
  ),
  names(
    {
      singular: 'cashier, shop assistant, shopkeeper, saleswoman, salesman',
      plural: 'cashiers, shopkeepers',
    },
    'man',
    {
      ...anybody(),
      wears: worn('white shirt, red apron'),
      home: 'shop',
    },
  ),
  names(
    { singular: 'stewardess, flight attendant, air hostess', plural: 'stewardesses, flight attendants' },
    'woman',
    {
      qualities: ['bunned'],
      wears: worn('blue suit, red scarf'),
    },
  ),
  names({ singular: 'sports coach, crossing guard, traffic warden', plural: 'sports coaches' }, 'man', {
    wears: worn('blue jacket, blue trousers, blue cap'),
  }),
  names({ singular: 'welder', plural: 'welders' }, 'worker', { home: 'workshop' }),
  names({ singular: 'glassblower, luthier, leatherworker', plural: 'glassblowers' }, 'carpenter'),
  names({ singular: 'boy scout, scout', plural: 'scouts, boy scouts, girl scouts' }, 'boy', {
    ...anybody(),
    wears: worn('brown shirt, green scarf, brown shorts'),
  }),
  names({ plural: 'jury, committee, board of directors, panel' }, 'business person', { flock: 6 }),
  names({ plural: 'class of students, classmates, pupils in class, graduates' }, 'student', { flock: 5 }),
  names(
    { singular: 'train conductor, bus driver, ticket inspector, taxi driver, chauffeur, bellboy' },
    'man',
    { wears: worn('blue uniform, blue peaked-cap') },
  ),
  names({ singular: 'referee, umpire', plural: 'referees' }, 'man', {
    wears: [
      { garment: 'shirt', color: 'white', pattern: 'striped' },
      { garment: 'trousers', color: 'black' },
    ],
  }),
  names({ singular: 'prisoner, convict, inmate', plural: 'prisoners, convicts' }, 'man', {
    wears: [{ garment: 'pajamas', color: 'orange' }],
  }),
  names(
    { singular: 'burglar, thief, robber, bandit', plural: 'burglars, thieves, robbers, bandits' },
    'man',
    {
      wears: [
        { garment: 'sweater', color: 'black', pattern: 'striped' },
        { garment: 'eye-mask' },
        { garment: 'wool-cap', color: 'black' },
      ],
      uses: 'sack',
    },
  ),
  names(
    {
      singular: 'gangster, mobster, mafioso, mafia boss, bodyguard',
      plural: 'gangsters, mobsters, bodyguards',
    },
    'man',
    { wears: worn('gray suit, gray fedora, sunglasses') },
  ),
  names(
    { singular: 'hacker, gamer, programmer, coder, streamer', plural: 'hackers, gamers, programmers' },
    'man',
    { ...anybody(), wears: worn('black hoodie, jeans, headphones') },
  ),
  names({ singular: 'gamer girl, girl gamer, female gamer', plural: 'gamer girls' }, 'woman', {
    wears: worn('black hoodie, jeans, headphones'),
  }),
  names({ singular: 'gamer boy, boy gamer', plural: 'gamer boys' }, 'boy', {
    wears: worn('black hoodie, jeans, headphones'),
  }),
  names({ singular: 'punk, punk rocker', plural: 'punks' }, 'man', {
    qualities: ['mixed', 'mohawked'],
    wears: worn('black jacket, black trousers, black boots'),
  }),
  names({ singular: 'biker, motorcyclist', plural: 'bikers, motorcyclists' }, 'man', {
    wears: worn('black jacket, jeans, black boots, sunglasses'),
  }),
  names(
    {
      singular: 'hooded figure, cloaked figure, mysterious figure, shadowy figure, robed figure, dark figure',
    },
    'man',
    { wears: worn('black robe, black cloak') },
  ),
  names({ singular: 'hipster', plural: 'hipsters' }, 'man', {
    qualities: ['bearded'],
    wears: [
      { garment: 'shirt', color: 'red', pattern: 'checkered' },
      { garment: 'glasses' },
      { garment: 'wool-cap', color: 'gray' },
    ],
  }),
  names({ singular: 'hippie, hippy', plural: 'hippies' }, 'man', {
    qualities: ['mixed', 'long-haired'],
    wears: [
      { garment: 'shirt', pattern: 'rainbow' },
      { garment: 'headband', color: 'red' },
      { garment: 'sunglasses' },
    ],
  }),
  names({ singular: 'rapper', plural: 'rappers' }, 'man', {
    wears: worn('red hoodie, red cap, gold necklace, sunglasses'),
    uses: 'microphone',
  }),
  names({ singular: 'bullfighter, matador, toreador', plural: 'matadors' }, 'man', {
    wears: worn('gold jacket, red trousers, red cape, black flat-cap'),
  }),
  names(
    { singular: 'blacksmith, smith', plural: 'blacksmiths', with: 'anvil', by: 'hammering' },
    'blacksmith',
  ),
  names({ singular: 'hatter, mad hatter, milliner', plural: 'hatters' }, 'man', {
    wears: worn('green suit, green top-hat, orange bow-tie'),
    uses: 'cup',
  }),
  // Sports
  names(
    { singular: 'hockey player, ice hockey player', plural: 'hockey players, ice hockey players' },
    'man',
    {
      wears: worn('red jersey, black trousers, red sports-helmet, black gloves'),
      uses: 'hockey stick',
      habitat: 'snow',
      brings: { season: 'winter', snow: true },
    },
  ),
  names({ singular: 'goalie, hockey goalie', plural: 'goalies' }, 'man', {
    wears: worn('blue jersey, white trousers, white sports-helmet, white gloves'),
    uses: 'hockey stick',
  }),
  names({ singular: 'sumo wrestler, sumo', plural: 'sumo wrestlers, sumos' }, 'man', {
    qualities: ['fat', 'bunned'],
    wears: worn('black loincloth'),
  }),
  names(
    {
      singular: 'martial artist, karate fighter, karateka, judoka, karate kid, kung fu master',
      plural: 'martial artists, karate fighters, judokas',
    },
    'man',
    { ...anybody(), wears: worn('gi') },
  ),
  names({ singular: 'baseball player, batter', plural: 'baseball players' }, 'man', {
    ...anybody(),
    wears: worn('white jersey, white trousers, blue cap'),
    uses: 'baseball bat',
  }),
  names({ singular: 'cricketer, cricket player, batsman', plural: 'cricketers, cricket players' }, 'man', {
    wears: worn('white shirt, white trousers, blue cap'),
    uses: 'baseball bat',
  }),
  names({ singular: 'cricket team', plural: 'cricket teams' }, 'man', {
    wears: worn('white shirt, white trousers, blue cap'),
    uses: 'baseball bat',
    group: 5,
  }),
  names({ singular: 'baseball team', plural: 'baseball teams' }, 'man', {
    wears: worn('white jersey, white trousers, blue cap'),
    uses: 'baseball bat',
    group: 5,
  }),
  names(
    {
      singular: 'football team, soccer team, team, sports team',
      plural: 'football teams, soccer teams, teams',
    },
    'football player',
    { ...anybody(), group: 5, flock: 8 },
  ),
  names({ singular: 'golfer, golf player', plural: 'golfers' }, 'man', {
    ...anybody(),
    wears: worn('pink shirt, white trousers, white cap'),
    uses: 'golf club',
  }),
  names({ singular: 'bodybuilder, weightlifter, strongman', plural: 'bodybuilders, weightlifters' }, 'man', {
    qualities: ['muscular'],
    wears: worn('red tank-top, black shorts'),
  }),
  names({ singular: 'cheerleader', plural: 'cheerleaders' }, 'woman', {
    qualities: ['ponytailed'],
    wears: worn('red tank-top, red skirt, white shoes'),
  }),
  names({ singular: 'jockey', plural: 'jockeys' }, 'man', {
    wears: worn('yellow shirt, white trousers, black boots, blue sports-helmet'),
  }),
  names({ singular: 'lifeguard', plural: 'lifeguards' }, 'man', {
    wears: worn('red swim-trunks, sunglasses'),
    habitat: 'beach',
  }),
  names({ singular: 'paratrooper, parachutist', plural: 'paratroopers' }, 'man', {
    wears: worn('orange overalls, red sports-helmet, goggles, rucksack'),
  }),
  // On stage
  names({ singular: 'hula dancer, hula girl', plural: 'hula dancers', pose: 'dancing' }, 'woman', {
    qualities: ['long-haired'],
    wears: worn('red tank-top, green skirt, flower-wreath'),
  }),
  names({ singular: 'belly dancer', plural: 'belly dancers', pose: 'dancing' }, 'woman', {
    qualities: ['long-haired'],
    wears: worn('turquoise tank-top, turquoise skirt, gold necklace, gold headband'),
  }),
  names({ singular: 'breakdancer, hip hop dancer', plural: 'breakdancers', pose: 'dancing' }, 'man', {
    wears: worn('yellow hoodie, jeans, red cap, white shoes'),
  }),
  names({ singular: 'orchestra, symphony orchestra', plural: 'orchestras' }, 'violinist', {
    ...anybody(),
    group: 7,
    home: 'stage',
  }),
  names({ singular: 'choir, choir boys', plural: 'choirs' }, 'singer', {
    ...anybody(),
    group: 6,
    home: 'stage',
  }),
  names(
    {
      singular: 'pianist, piano player, concert pianist',
      plural: 'pianists',
      with: 'piano',
      by: 'playing-at',
    },
    'pianist',
  ),
  names({ singular: 'harpist', plural: 'harpists', with: 'harp', by: 'playing-at' }, 'woman', {
    wears: worn('blue gown'),
    home: 'stage',
  }),
  // Known to everybody
  names(
    { singular: 'mona lisa, la gioconda', look: { hairColor: 'brown', expression: 'smiling' } },
    'woman',
    { qualities: ['long-haired'], wears: worn('brown gown, black veil'), habitat: 'mountain' },
  ),
  names({ singular: 'salvador dali, dali', look: { hairColor: 'black' } }, 'man', {
    qualities: ['moustached'],
    wears: worn('black suit'),
  }),
  names({ singular: 'vincent van gogh, van gogh', look: { hairColor: 'orange' } }, 'man', {
    qualities: ['bearded'],
    wears: worn('blue jacket, sun-hat'),
    uses: 'paintbrush',
  }),
  names({ singular: 'frida kahlo, frida', look: { hairColor: 'black' } }, 'woman', {
    qualities: ['bunned'],
    wears: worn('red dress, flower-wreath, gold necklace, earrings'),
  }),
  names({ singular: 'charlie chaplin, chaplin', look: { hairColor: 'black' } }, 'man', {
    qualities: ['moustached'],
    wears: worn('black suit, black bowler'),
    uses: 'cane',
  }),
  names({ singular: 'abraham lincoln, lincoln', look: { hairColor: 'black' } }, 'man', {
    qualities: ['bearded', 'tall'],
    wears: worn('black suit, black top-hat'),
  }),
  names({ singular: 'george washington, mozart' }, 'napoleon'),
  names({ singular: 'marilyn monroe', look: { hairColor: 'yellow', expression: 'smiling' } }, 'woman', {
    qualities: ['short-haired'],
    wears: worn('white dress'),
  }),
  names({ singular: 'the beatles, beatles', look: { hairColor: 'brown' } }, 'man', {
    wears: worn('black suit'),
    group: 4,
  }),
  names({ singular: 'batman' }, 'superhero', { color: 'black' }),
  names({ singular: 'spiderman, spider man, iron man, wonder woman' }, 'superhero', { color: 'red' }),
];
