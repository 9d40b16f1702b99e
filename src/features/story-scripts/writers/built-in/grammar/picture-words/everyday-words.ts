import { entriesOf } from '../../title-reading/words-of.ts';

/** Words that suit every theme, by slot. A value stands once in a story. */
export const EVERYDAY_WORDS: Readonly<Record<string, readonly string[]>> = {
  day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  number:
    entriesOf(`three|four|six|seven|eight|nine|eleven|twelve|thirteen|fourteen|sixteen|seventeen|nineteen|twenty-one|
    twenty-three|twenty-six|thirty|thirty-one|thirty-seven|forty|forty-two|fifty-odd|sixty-one|seventy|ninety-nine`),
  duration:
    entriesOf(`four minutes|eleven minutes|a good quarter of an hour|the better part of an hour|one whole cup of tea|
    two songs and an advert|three days|nine days|most of a week|eleven days|a fortnight|three weeks|a month, give or take|
    half a season|one long breath|the length of a sandwich|two bus stops|as long as a kettle takes|a queue and a half|
    one and a half naps|as long as it takes to find your keys|an unreasonable while`),
  container:
    entriesOf(`an old biscuit tin|a shoebox|a coat pocket|a jam jar|a drawer that sticks|a rucksack|an envelope|
    a paper bag|a hatbox|a flowerpot|a teapot without a lid|a lunch box|a matchbox|a pillowcase|a cereal packet|
    a sock with no partner|a violin case|a bread bin|a mitten|a toolbox`),
  simile:
    entriesOf(`like a cat pretending not to listen|like a guest who has found the good chair|like the last biscuit on the plate|
    like a drumroll nobody ordered|like a coin in a wishing well|like a child behind a curtain|like a letter without a stamp|
    like a kettle about to make its point|like a band on its second encore|like a hat on a stranger|like a bus that is nearly on time|
    like a secret with a doorbell|like a dog at a picnic|like a conductor before the first note|like a spoon in a drawer of knives|
    like a moth with an appointment|like a waiter with good news|like a sentence looking for its verb|like an umbrella in a dry year|
    like a librarian at a football match|like rain on somebody else’s holiday|like toast landing butter side up|
    like a cork in a bath|like a key in the right lock|like a pigeon with a plan|like a chair pulled up for a friend|
    like a map folded correctly for once|like somebody humming in the next room|like a hat on a good day|like a snail on a mission`),
  manner:
    entriesOf(`politely|on tiptoe|without being asked|in a single breath|with both hands|as if by appointment|rather grandly|
    with great care|in no hurry at all|with one eyebrow raised|as quietly as possible|without blinking|
    with a straight face|mostly by accident|in the wrong order|for once on purpose|with suspicious ease|
    with the patience of furniture|after a short cough|in full view|sideways|with some ceremony|without a rehearsal`),
  aside:
    entriesOf(`as these things go|for reasons of its own|against all good advice|as the neighbours still tell it|
    to nobody’s lasting regret|whatever the brochure claims|as anyone there will confirm|give or take a detail|
    if you ask around|strangely enough|as luck would have it|by all accounts|so the story goes|not that anyone complained|
    to the surprise of no one|as it says nowhere|and rightly so|on the whole|as far as anyone could tell|
    if the pigeons are to be believed`),
};
