import { wordsOf } from './words-of.ts';

/** Adjectives that titles use often: they are written small in the middle of a sentence. */
export const ADJECTIVES = wordsOf(
  `big small little tiny huge great grand giant old new young ancient modern first second third last final only next
   long short tall high low deep shallow wide narrow red blue green yellow orange purple pink black white grey gray
   brown golden silver crimson scarlet teal emerald turquoise violet ruby amber copper bronze hot cold warm cool icy
   frozen burning wild tame calm quiet silent loud noisy busy lazy slow fast quick swift brave bold shy clever wise
   foolish silly happy sad lonely angry gentle kind cruel good bad better best worse worst perfect secret hidden lost
   forgotten missing broken stolen borrowed empty full open closed dark bright light heavy soft hard rough smooth
   sharp sweet bitter sour salty spicy fresh ripe raw dry wet dusty muddy rusty shiny sparkling glowing shining
   beautiful pretty ugly lovely magical mysterious strange curious weird odd funny scary haunted enchanted cursed
   sacred royal noble humble poor rich cheap expensive free late early daily weekly endless eternal infinite
   impossible invisible electric digital electronic mechanical wooden paper plastic glass iron stone steel urban rural
   local global foreign northern southern eastern western homemade handmade vintage retro classic simple easy difficult
   real true false fake favourite favorite famous unknown unexpected unforgettable essential ultimate complete healthy
   vegan organic cozy cosy tired sleepy sleeping hungry thirsty dancing singing flying floating running walking talking
   whispering laughing dreaming travelling traveling falling rising moving neon cosmic lunar solar mini mega super wandering
   crooked patient polite stubborn very more most other many several few sunny rainy snowy stormy windy foggy cloudy`,
);

/** Nouns without a theme of their own that titles use often; verbs in -ing that are nouns stand here too. */
export const COMMON_NOUNS = wordsOf(
  `story tale book page letter word line name photo photograph picture image frame mirror window door key lock box
   chest bag suitcase umbrella hat coat shoe boot glove scarf ring watch clock lamp lantern candle torch chair table
   desk bed sofa blanket pillow carpet curtain stair staircase ladder roof wall fence gate path trail track map compass
   ticket stamp coin button thread needle rope bell drum flag kite balloon ball doll toy puzzle bike bicycle scooter
   car bus truck van tram train plane airplane boat ship ferry canoe kayak sailboat submarine rocket spaceship engine
   wheel machine tool hammer nail brush pen pencil notebook diary camera phone telephone radio television computer
   laptop keyboard screen app website battery wire light shadow star sun cloud sky air water fire smoke stone rock pebble
   shell leaf tree flower rose tulip sunflower seed root branch cup mug glass bottle jar plate bowl spoon fork knife
   pot pan oven stove cake pie cookie bread pancake sandwich burger pizza noodle soup stew salad apple orange lemon
   cherry strawberry tomato potato carrot onion garlic pumpkin mushroom egg end edge side top bottom middle centre
   center part piece half thing idea plan promise wish question answer problem mistake accident rule number list
   group company business brand product collection edition project studio service deal price gift present surprise
   morning evening king ring wing spring string building painting ceiling wedding clothing evening earring thing
   something nothing everything viking pudding dressing icing dumpling duckling gosling lightning
   self beginner younger named called joy sleep previous instruction prompt sign song voice noise sound smell taste colour color shape size way life world time home work heart hand eye face`,
);
