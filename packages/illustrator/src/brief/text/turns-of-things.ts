/** A turn of speech that word by word would be read wrong, and how it is read instead. */
export type Turn = readonly [said: RegExp, meant: (...groups: Array<string | undefined>) => string];

/** Turns of speech about things: what is said of a part, of a vessel, of what a thing stands on. */
export const TURNS_OF_THINGS: readonly Turn[] = [
  // Whose hair is cut has somebody who cuts it.
  [
    /^\s*(an? (?:[a-zà-ÿ-]+ ){1,3}?)(?:is )?(?:getting|having|receiving|gets) (?:an?|his|her|its) (?:[a-zà-ÿ]+ )?hair ?cut(?: (?:with|by|from|at) (?:an? |the |big |large )*(?:scissors|barber|barbershop|hairdresser|salon)(?:'s)?)?/gi,
    (who) => `a barber giving a haircut to ${who!.trim()}`,
  ],
  // The hollow of a breaking wave is ridden.
  [
    /\b(?:(?:inside|in|through|riding|surfing) )+(?:an? |the )?(?:[a-zà-ÿ]+ )?(?:barrel wave|barreling wave|(?:barrel|tube|curl) of an? (?:[a-zà-ÿ]+ )?wave|wave barrel)\b/gi,
    () => 'riding a giant wave',
  ],
  [/(?<=\b(?:full of|filled with|loaded with|of) )groceries\b/gi, () => 'apples, bread, carrots and cheese'],
  [
    /(?<=\b(?:christmas|presents?|gifts?|ornaments?|santa|stockings?)\b.{0,60})\b(under|near|beside|around|in front of|by) the tree\b/gi,
    (at) => `${at!} the christmas tree`,
  ],
  // What holds water is no weapon.
  [/\b(?:glass |fish |water )tank(?= (?:of|with|full of|filled with) )/gi, () => 'aquarium'],
  [/\btank (?:of|full of|filled with) (?:water|fish|jellyfish)\b/gi, () => 'aquarium'],
  // Every watch has a strap.
  [
    /\bwith (?:an? |the |its )?(?:[a-zà-ÿ]+ ){0,2}(?:straps?|buckles?|zippers?|soles?|lids?|labels?|corks?|(?:leather|metal|rubber|gold|steel) bands?)\b/gi,
    () => '',
  ],
  // The palm of a hand is no tree.
  [/\b(in|on) the palms? of (his|her|its|their) hands?\b/gi, (at, whose) => `${at!} ${whose!} hands`],
  [
    /\b(in|on) (his|her|its|their) (?:[a-zà-ÿ]+ )?palms?\b(?! trees?\b)/gi,
    (at, whose) => `${at!} ${whose!} hands`,
  ],
  // A stone in a ring and a straw in a drink are part of it, as is what clothes hang on.
  [
    /(?<=\b(?:rings?|necklace|earrings?|pendant|bracelet|tiara) )with (?:an? )?(?:[a-zà-ÿ]+ )?(?:diamonds?|ruby|rubies|emeralds?|sapphires?|pearls?|gems?|gemstones?|stones?)\b/gi,
    () => '',
  ],
  [
    /(?<=\b(?:juice|lemonade|cocktail|drink|smoothie|milkshake|soda|tea) )with (?:an? |two )?(?:[a-zà-ÿ]+ )?straws?\b/gi,
    () => '',
  ],
  [/\bon (?:an? |the )?(?:[a-zà-ÿ]+ )?(?:clothes |coat )?(?:hangers?|clothes rack)\b/gi, () => ''],
  // These dishes have a plate of their own.
  [
    /(?<=\b(?:cake|cupcake|pancakes|croissant|salad|spaghetti|pasta|sushi)\b[^,.]{0,30}) on an? (?:[a-zà-ÿ]+ )?(?:plate|platter)\b/gi,
    () => '',
  ],
  [
    /(?<=\b(?:succulents?|monstera|aloe|aloe vera|snake plant|houseplant|orchid|ficus|ivy|basil) )(?:growing |planted )?in an? (?:[a-zà-ÿ]+ ){0,2}(?:pot|planter)\b/gi,
    () => '',
  ],
  [/\bbottles? of (?:red|white|sparkling|fine|old) wine\b/gi, () => 'wine bottle'],
  [
    /(?<=\b(?:wine|champagne|whisky|whiskey|bottle)\b[^,.]{0,24} (?:two|three|four|empty) )glasses\b/gi,
    () => 'wine glasses',
  ],
  // Where water ran, or flowers and loads lie, nobody sleeps.
  [/\b(?:dry|dried(?:[- ]up)?|empty|parched) (?:river|creek|stream|lake)[ -]?bed\b/gi, () => 'dry desert'],
  [/\b(river|creek|stream|lake)[ -]?bed\b/gi, (water) => water!],
  [/\b(?:truck|pickup)(?:'s)? bed(?= (?:of|full|filled|loaded|with)\b)/gi, () => 'pickup truck'],
  // Food of the street is eaten off a table.
  [
    /\bstreet[ -](?=(?:tacos?|food|corn|hot ?dogs?|burgers?|noodles|kebabs?|waffles?)\b(?! (?:stands?|stalls?|vendors?|markets?|carts?|trucks?|sellers?|festivals?)\b))(food)?/gi,
    (any) => (any ? 'tacos' : ''),
  ],
  [/\bfish (?:and|&) chips\b/gi, () => 'plate of french fries'],
  // Said after the things it is no thing itself.
  [/(?<=, (?:an? )?)still[ -]life(?= *(?:,|$))/gi, () => 'still life of'],
  [
    /\bstill[ -]life (painting|photo|photograph|photography)(?: of)?\b/gi,
    (art) => `${/^p.*g$/i.test(art!) ? 'oil painting' : 'photo'}, still life of`,
  ],
  // Signs that show nothing in particular light the street.
  [/\bneon signs\b(?! (?:saying|that|which|showing|shaped|of|with|in the)\b)/gi, () => 'neon lights'],
  // Old masters are a manner, and nobody in the picture.
  [
    /\b(?:in the (?:style|manner) of (?:the )?)?(?:(?:old )?(?:dutch|flemish|spanish|venetian|italian) (?:old )?|old )masters?(?: style| manner| painting| oil painting)?\b/gi,
    () => 'chiaroscuro oil painting',
  ],
  // The last word of a logo is its color.
  [
    /(?<=\b(?:logo|icon|emblem)\b.{0,80}, )(orange|gold|silver)\b(?= *(?:$|,|and\b))/gi,
    (color) => `in ${color!}`,
  ],
  [
    /\bcandy cane (?=(?:lamp ?posts?|street ?lamps?|lights?|columns?|pillars?|fence posts?|fences?)\b)(?:lamp ?posts?|street ?lamps?|lights?|columns?|pillars?|fence posts?|fences?)\b/gi,
    () => 'giant candy canes',
  ],
  // Its guests come for the animals in it.
  [
    /\b(?:an? |the )?((?:[a-z]+ )??)(cat|dog|rabbit|owl|hedgehog|puppy|kitten) caf(?:e\b|é)/gi,
    (kind, animal) => `three ${kind!}${animal!.replace(/y$/i, 'ie')}s in a cafe`,
  ],
  // Lanterns of a house in a tree or a party hang; those of a path stand.
  [
    /\b(tree ?house|patio|terrace|gazebo|pergola|balcony|garden party|pavilion|big tree|old tree) with (?:[a-z]+ )?lanterns\b/gi,
    (host) => `${host!} with a string of lanterns`,
  ],
];
