import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import { UNPLANNED_PROMPTS } from '../evaluation/unplanned-prompts.ts';
import type { PlaceName, SceneKind } from './brief.types.ts';
import { readBrief } from './read-brief.ts';

/** Scene, place and first subject as a person would draw the prompt; `-` where several would do. */
type Expected = readonly [prompt: string, scene: SceneKind | '-', place: PlaceName | '-', subject: string];

const EXPECTED: readonly Expected[] = [
  ['an old fisherman mending a net on the pier', 'sea', 'pier', 'fisherman'],
  ['a girl with a red balloon walking through a rainy street', 'city', 'street', 'girl'],
  ['two chess players in a park in autumn', 'city', 'park', 'chess player'],
  ['a ballerina on an empty stage', 'interior', 'stage', 'ballerina'],
  ['a baker holding a loaf of bread in front of his shop', 'city', 'street', 'baker|cook'],
  ['portrait of a woman with freckles and green eyes', 'portrait', '-', 'woman'],
  ['a boy flying a kite on a windy hill', 'meadow', 'hills', 'boy'],
  ['three musicians playing on a street corner at night', 'city', 'street', 'man|musician|violinist'],
  ['a hedgehog eating a strawberry', 'forest', '-', 'hedgehog'],
  ['a giraffe looking at the moon', 'meadow', 'savanna', 'giraffe'],
  ['two penguins holding hands on the ice', 'snow', 'arctic', 'penguin'],
  ['a sleeping cat on a stack of books', 'interior', '-', 'cat'],
  ['an elephant taking a bath in a river', 'meadow', '-', 'elephant'],
  ['a parrot on a pirate ship', 'sea', '-', 'parrot'],
  ['a wolf howling on a cliff under the northern lights', 'mountain', 'cliff', 'wolf'],
  ['a snail racing a turtle', 'meadow', '-', 'snail'],
  ['a stack of pancakes with blueberries and honey', 'interior', '-', 'pancake|pancakes|stack of pancakes'],
  ['a bowl of ramen with steam, close up', 'interior', '-', 'noodles|ramen'],
  ['a birthday cake with seven candles', 'interior', '-', 'cake|birthday cake'],
  ['a basket full of oranges on a wooden table', 'interior', '-', 'basket'],
  ['a slice of watermelon on the beach', 'beach', '-', 'watermelon|slice of watermelon'],
  ['a cup of coffee next to a croissant in the morning light', 'interior', '-', 'coffee'],
  ['a giant hamburger in the middle of the desert', 'desert', '-', 'hamburger'],
  ['a yellow taxi in the rain in a big city', 'city', '-', 'taxi'],
  ['a steam train crossing a stone bridge', 'meadow', '-', 'train|steam train'],
  ['a bicycle leaning against a brick wall', 'city', 'brick-wall', 'bicycle'],
  ['a hot air balloon over a lavender field', 'meadow', 'lavender-field', 'hot air balloon'],
  ['a rusty pickup truck in front of a barn', 'meadow', 'farm', 'pickup truck'],
  ['a red double-decker bus with an umbrella on top', 'city', 'street', 'double decker bus'],
  ['a submarine among the fish', 'underwater', '-', 'submarine'],
  ['a windmill beside a canal with tulips', 'meadow', 'canal', 'windmill'],
  ['a crooked house on top of a hill', 'meadow', 'hills', 'crooked house|house'],
  ['a lighthouse in a storm', 'sea', 'sea-cliff', 'lighthouse'],
  ['a Japanese temple in the fog', 'mountain', '-', 'japanese temple'],
  ['an abandoned factory at dusk', 'city', '-', 'factory'],
  ['a castle made of ice', 'snow', '-', 'castle'],
  ['a small church in a mountain valley in winter', 'mountain', 'valley', 'church'],
  ['a waterfall in a jungle with butterflies', 'forest', 'jungle', 'butterfly'],
  ['a lonely tree in a wheat field before a thunderstorm', 'meadow', 'wheat-field', 'tree'],
  ['mushrooms in the forest after the rain', 'forest', '-', 'mushroom'],
  ['a desert with cacti under a full moon', 'desert', '-', 'cactus'],
  ['a river winding through green hills at sunrise', 'meadow', 'hills', '-'],
  ['a volcano erupting at night', 'mountain', '-', '-'],
  ['a field of sunflowers under a blue sky with one cloud', 'meadow', 'sunflower-field', '-'],
  ['an astronaut planting a flower on the moon', 'moon', '-', 'astronaut'],
  ['a rocket launch seen from a swamp', 'forest', 'swamp', 'rocket'],
  ['a spaceship landing in a snowy village', 'snow', 'winter-village', 'spaceship'],
  ['a planet with rings above an alien sea', 'sea', 'alien-sea', 'planet|ringed planet'],
  ['a robot watching the earth rise', 'moon', '-', 'robot'],
  ['a comet over a sleeping town', 'city', 'village', 'comet'],
  ['a cat in a space suit floating among the stars', 'space', '-', 'cat'],
  ['a whale under a small sailing boat', 'sea', '-', 'whale'],
  ['a treasure chest on the bottom of the sea', 'underwater', 'seabed', 'treasure chest'],
  ['a mermaid on a rock at sunset', 'sea', 'rocky-coast', 'mermaid'],
  ['an octopus playing cards', 'underwater', '-', 'octopus'],
  ['a message in a bottle on the beach', 'beach', '-', 'message in a bottle|bottle|champagne'],
  ['a coral reef with a turtle and yellow fish', 'underwater', 'coral-reef', 'turtle|sea turtle'],
  ['a pirate ship chased by a giant squid', 'sea', '-', 'ship|pirate ship'],
  ['a dragon guarding a pile of gold in a cave', 'interior', 'cave', 'dragon'],
  ['a wizard riding a bicycle', '-', '-', 'wizard'],
  ['a fairy sitting on a mushroom reading a letter', 'forest', 'enchanted-forest', 'fairy'],
  ['a knight fighting a giant crab', 'beach', '-', 'knight'],
  ['a flying island with a waterfall', 'mountain', 'floating-island', '-'],
  ['a door in the middle of a forest', 'forest', '-', 'door'],
  ['a unicorn drinking from a lake at midnight', 'mountain', '-', 'unicorn'],
  ['a phoenix rising from the ashes', 'mountain', '-', 'phoenix'],
  ['Medusa looking into a mirror', '-', '-', '-'],
  ['a many-armed goddess on a lotus flower', '-', '-', '-'],
  ['an angel with a golden trumpet above the clouds', 'mountain', 'above-the-clouds', 'angel'],
  ['the minotaur in a labyrinth', '-', '-', 'minotaur'],
  ['Poseidon with a trident in high waves', 'sea', '-', 'poseidon|god'],
  ['a sphinx at dawn with pyramids behind it', 'desert', '-', '-'],
  ['the sound of a violin as colors', 'abstract', 'waves', 'violin'],
  ['loneliness in a crowd', 'abstract', 'emotion', '-'],
  ['circles and triangles in blue and orange', 'abstract', 'shapes', '-'],
  ['time running out', 'abstract', 'emotion', '-'],
  ['a mandala of feathers', 'abstract', 'mandala', '-'],
  ['hope', 'abstract', 'emotion', '-'],
  ['a spiral of light in the dark', 'abstract', 'spiral', '-'],
  ['a cozy library with a fireplace and an armchair', 'interior', 'library', '-'],
  ['a messy artist studio with an easel by the window', 'interior', 'artist-studio', 'easel'],
  ['a kitchen full of copper pots', 'interior', 'kitchen', 'copper pot'],
  ['a child’s bedroom with a toy train under the bed', 'interior', 'bedroom', 'toy train|train'],
  ['a greenhouse full of ferns', 'interior', 'greenhouse', 'fern|potted plant'],
  ['an empty classroom in the afternoon sun', 'interior', 'classroom', '-'],
  ['a bathtub full of rubber ducks', 'interior', 'bathroom', 'bathtub'],
  ['children building a snowman in the park', 'city', 'park', 'boy|child'],
  ['cherry blossoms falling on a wooden bench', 'city', 'park', 'bench'],
  ['a squirrel collecting acorns in October', 'forest', '-', 'squirrel'],
  ['a summer picnic under an apple tree', 'meadow', '-', '-'],
  ['the first snow on a red mailbox', 'snow', '-', 'mailbox'],
  ['a pumpkin patch with a scarecrow', 'meadow', 'pumpkin-patch', 'scarecrow'],
  ['a lake with ice skaters and bare trees', 'snow', 'frozen-lake', 'man|ice skater'],
  ['a street full of lanterns at a night festival', 'city', 'street', 'lantern'],
  ['fireworks over a harbor on New Year’s Eve', 'city', 'harbour', '-'],
  ['a Christmas tree with presents and a sleeping dog', 'interior', '-', 'christmas tree'],
  ['carved pumpkins on the steps of an old house', '-', '-', 'jack o lantern|pumpkin'],
  ['a carnival with a ferris wheel at sunset', 'city', 'fairground', 'ferris wheel'],
  ['people throwing colored powder at a spring festival', 'city', 'square', 'man'],
  ['a wedding cake with a bride and groom under paper lanterns', 'interior', '-', 'wedding cake|cake'],
];

function read(prompt: string) {
  return readBrief(prompt, { random: createRandom(7) });
}

describe('prompts that nobody planned for', () => {
  it('are all in the table', () => {
    expect(EXPECTED.map(([prompt]) => prompt)).toEqual(Object.values(UNPLANNED_PROMPTS).flat());
  });

  it.each(EXPECTED)('%s', (prompt, scene, place, subject) => {
    const brief = read(prompt);
    if (scene !== '-') expect(brief.scene).toBe(scene);
    if (place !== '-') expect(brief.place).toBe(place);
    if (subject !== '-') expect(subject.split('|')).toContain(brief.subjects[0]?.noun.name);
  });

  it('are read nearly without a word left over', () => {
    const leftOver = EXPECTED.filter(([prompt]) => read(prompt).unknown.length > 0).map(([prompt]) => prompt);
    expect(leftOver.length).toBeLessThanOrEqual(5);
  });
});
