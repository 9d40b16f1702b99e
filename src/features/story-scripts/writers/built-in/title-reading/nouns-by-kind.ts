import { wordsOf } from './words-of.ts';

/** Nouns for somebody who can act. Singular. */
export const BEINGS = wordsOf(
  `man woman boy girl child kid baby mother father mom mum dad grandma grandpa grandmother grandfather granny nana
   sister brother aunt uncle cousin son daughter friend neighbour neighbor stranger guest hero heroine king queen prince
   princess knight wizard witch pirate captain sailor astronaut cosmonaut pilot driver conductor teacher student pupil
   professor doctor nurse chef cook baker barista waiter farmer gardener fisherman hunter artist painter sculptor
   singer dancer musician drummer pianist violinist guitarist poet writer author librarian detective thief spy
   soldier guard keeper builder carpenter tailor shepherd beekeeper clockmaker watchmaker shoemaker blacksmith
   mechanic engineer scientist inventor explorer traveller traveler wanderer hiker climber runner cyclist swimmer
   surfer skater dreamer collector postman mailman clown magician robot android alien ghost spirit fairy elf dwarf
   giant goblin troll monster dragon unicorn phoenix mermaid angel demon vampire werewolf yeti snowman scarecrow
   cat kitten dog puppy horse pony donkey cow bull calf sheep lamb goat pig piglet rabbit bunny hare fox wolf bear
   deer stag moose elk squirrel hedgehog badger otter beaver mouse rat hamster bat owl eagle hawk falcon crow raven
   robin sparrow swallow swan duck duckling goose hen chicken rooster parrot penguin flamingo peacock pigeon
   seagull gull stork heron lion tiger leopard cheetah panther jaguar elephant rhino hippo giraffe zebra monkey
   gorilla chimpanzee orangutan panda koala kangaroo sloth camel llama alpaca whale dolphin shark octopus squid
   jellyfish turtle tortoise crab lobster fish goldfish salmon seal walrus frog toad lizard gecko chameleon snake
   crocodile alligator dinosaur bee bumblebee butterfly moth ladybug ladybird dragonfly ant spider snail caterpillar
   firefly bird animal pet creature beast family team crew couple twins people person mayor ballerina florist
   intern founder designer developer programmer nomad tourist ferryman cowboy samurai ninja viking emperor
   bookseller potter seamstress weaver juggler goalkeeper coach referee bride groom retriever terrier corgi
   poodle husky dachshund beagle labrador hound butler hermit orphan apprentice`,
);

/** Nouns for somewhere to be. Singular. */
export const PLACES = wordsOf(
  `city town village street avenue alley lane road square market harbour harbor port pier beach coast shore island
   bay lagoon sea ocean lake pond river creek stream waterfall valley canyon mountain hill peak summit glacier volcano
   forest woods jungle rainforest desert dune oasis meadow field prairie savanna swamp marsh cave cliff garden
   park orchard vineyard farm barn house home cottage cabin castle palace tower temple church cathedral monastery
   ruin lighthouse bridge station airport museum library gallery theatre theater cinema school university hospital
   hotel hostel inn cafe café coffeehouse restaurant bakery bar pub shop store bookshop bookstore boutique studio
   workshop factory warehouse office kitchen attic basement cellar bedroom bathroom balcony rooftop greenhouse
   courtyard backyard playground stadium arena pool rink zoo aquarium circus carnival kingdom world planet moon
   galaxy universe country coastline countryside riviera province region quarter district neighbourhood neighborhood
   suburb corner room hallway maze labyrinth lodge resort spa sauna gym tunnel subway underground mall observatory
   diner canteen deli laundromat windmill mill fjord archipelago peninsula reef steppe tundra canal boulevard terrace`,
);

/** Nouns for what happens, is felt, or comes round. Mass nouns among them take no article. */
export const EVENTS = wordsOf(
  `summer winter spring autumn fall christmas easter halloween thanksgiving hanukkah diwali ramadan eid morning
   evening night midnight noon dawn dusk sunrise sunset twilight afternoon weekend monday tuesday wednesday thursday
   friday saturday sunday january february march april may june july august september october november december
   birthday wedding party festival parade concert show premiere opening launch sale anniversary holiday vacation
   honeymoon picnic trip journey voyage adventure walk hike ride race match game tournament marathon storm rain snow
   snowfall thunder fog frost rainbow eclipse wind heatwave love friendship happiness joy hope grief courage silence
   solitude freedom peace nostalgia homesickness luck time childhood youth life death dream dreams beginning ending
   goodbye farewell return reunion homecoming graduation retirement dance dinner lunch breakfast brunch tour season
   year day week month hour moment harvest`,
);

/** Nouns that take no article when they stand alone. */
export const MASS = wordsOf(
  `summer winter spring autumn christmas easter halloween thanksgiving hanukkah diwali ramadan eid midnight noon dawn
   dusk twilight sunrise sunset monday tuesday wednesday thursday friday saturday sunday january february april may
   june july august september october november december rain snow snowfall thunder fog frost wind love friendship
   happiness joy hope grief courage silence solitude freedom peace nostalgia homesickness luck time childhood youth
   life death coffee tea milk water wine beer bread butter cheese chocolate sugar salt honey rice pasta pizza soup
   ramen sushi music jazz blues rock art poetry fashion money gold silver light darkness dust sand grass wood
   paper glass cotton wool silk furniture homework advice software technology weather nature yoga meditation football
   soccer basketball tennis chess traffic laughter magic sleep health food breakfast lunch dinner brunch jewelry jewellery
   history science space fire ice steam smoke sunshine moonlight starlight knowledge education creativity productivity
   sustainability kindness gratitude patience denim linen leather pottery photography architecture design`,
);

/** Cities, countries and regions that titles name often; they take no article and keep their capital. */
export const KNOWN_PLACES = wordsOf(
  `lisbon porto madrid barcelona seville granada valencia paris lyon marseille nice provence london edinburgh dublin
   oxford cambridge bath cornwall scotland ireland england wales britain france spain portugal italy rome venice florence
   milan naples sicily tuscany amalfi capri greece athens santorini crete turkey istanbul cappadocia berlin munich
   hamburg germany vienna austria salzburg switzerland zurich geneva prague budapest hungary poland krakow warsaw
   copenhagen denmark stockholm sweden oslo bergen norway finland helsinki lapland iceland reykjavik amsterdam
   rotterdam netherlands holland belgium brussels bruges croatia dubrovnik slovenia albania romania bulgaria ukraine kyiv
   russia moscow morocco marrakesh marrakech fez egypt cairo tunisia kenya nairobi tanzania zanzibar africa namibia
   madagascar dubai jordan petra israel jerusalem lebanon beirut iran persia india delhi mumbai goa jaipur kerala
   nepal kathmandu tibet bhutan china beijing shanghai taiwan taipei japan tokyo kyoto osaka hokkaido nara korea
   seoul busan thailand bangkok phuket vietnam hanoi saigon cambodia laos bali indonesia jakarta malaysia singapore
   philippines australia sydney melbourne tasmania zealand auckland hawaii honolulu california alaska texas florida
   miami chicago boston seattle portland nashville memphis philadelphia brooklyn manhattan harlem queens canada
   toronto montreal vancouver quebec mexico oaxaca havana cuba jamaica brazil rio bahia argentina patagonia chile peru
   cusco bolivia colombia bogota cartagena ecuador galapagos antarctica europe asia america mars venus jupiter
   saturn neptune everest atlantis alps andes himalayas pyrenees dolomites sahara amazon`,
);

/** Given names, so that "Maya and the Whale" has a hero. */
export const GIVEN_NAMES = wordsOf(
  `maya luna leo mia emma olivia ava sofia sophia isabella amelia charlotte ella lily grace chloe zoe nora ruby ivy
   alice clara rosa rose elsa anna hannah sarah laura lucy lucia maria marie elena eva nina lena lara julia sara
   noah liam oliver elias lucas luca oscar hugo felix theo max milo finn jack james john henry arthur george charlie
   thomas tom tim sam ben adam daniel david michael peter paul martin simon jonas erik lars ivan igor boris yuki
   hana kenji hiro aiko mei lin ravi priya arjun anika omar ali amir yusuf fatima leila layla aisha zara diego
   carlos pablo mateo miguel juan pedro jose carmen ines otto ada iris hazel olive otis biscuit bella daisy rocky
   buddy coco pip momo pepper pixel waffles muffin felicity agnes edgar winston beatrix mabel wilbur`,
);
