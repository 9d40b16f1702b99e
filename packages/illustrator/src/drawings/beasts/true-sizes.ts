/** Height in metres of animals and beasts, for those whose kind alone says too much or too little. */
export const BEAST_HEIGHTS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [0.05, 'moth, dragonfly, hummingbird, ant, bee, ladybug, caterpillar'],
      [
        0.12,
        'robin, cardinal, kingfisher, goldfish, clownfish, chick, starfish, seahorse, chipmunk, mouse, rat, hamster',
      ],
      [0.2, 'bird, woodpecker, chameleon, squirrel, hedgehog, koi, salmon, kitten, snail, frog'],
      [
        0.32,
        'toucan, hawk, snowy owl, meerkat, puppy, dachshund, pug, rabbit, jackalope, piglet, arctic fox, sea turtle, cobra',
      ],
      [
        0.5,
        'corgi, lamb, kitsune, retriever, husky, dalmatian, lynx, cheetah, basilisk, cheshire cat, puss in boots',
      ],
      [0.9, 'fawn, lioness, calf, doe, walrus, stork, cerberus, chimera'],
      [1.3, 'pony, reindeer, griffin, triceratops, ostrich, werewolf'],
      [1.7, 'elephant calf, qilin, hippogriff, bigfoot, yeti, pterodactyl'],
      [2.2, 'centaur, stegosaurus, thunderbird'],
      [4.5, 'hydra, sea serpent'],
    ] as const
  ).flatMap(([height, names]) => names.split(', ').map((name) => [name, height])),
);
