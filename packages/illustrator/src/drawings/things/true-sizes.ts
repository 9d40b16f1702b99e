/** Height in metres of things, food and plants, for those whose kind alone says too much or too little. */
export const THING_HEIGHTS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [0.15, 'spoon, fork, toaster, origami crane, mask, dream catcher'],
      [0.12, 'rubber duck, pocket watch, alarm clock, candle'],
      [
        0.1,
        'chess piece, playing card, spinning top, easter egg, acorn, toast, cookie, slice of cake, slice of pizza, plate, hot chocolate, wine, milk, beer, lemonade, jar of jam, gingerbread man, candy cane, bread, noodles, soup, salad, rice, pie, pizza, sushi, pancake, cheese, ice cream cone, honey, doughnut',
      ],
      [
        0.2,
        'birthday cake, message in a bottle, magic lamp, bottle, bowl, matryoshka, building blocks, ball, toy train, chess board, baguette, lemon',
      ],
      [0.3, 'basket, treasure chest, doll'],
      [0.6, 'wedding cake, rocking horse, chess table'],
      [
        0.3,
        'tea set, cheese board, still life, books and glasses, snow globe, terrarium, fishbowl, ship in a bottle, bouquet, palette, sewing basket, quill, open book, letter, typewriter, feather, oil lamp',
      ],
      [
        0.5,
        'picnic, birdcage, orrery, explorer table, fruit crate, tools, toy box, row of flower pots, lamp, watering can, harvest, campfire circle, halloween decoration',
      ],
      [0.8, 'pirate loot, witch kitchen, barrel, crate, wheel, wheelbarrow, dustbin'],
      [1.2, 'breakfast table, dinner table, wizard table, writer desk, chess corner, music corner'],
      [1.8, 'reading corner, christmas scene, signpost, slide, swing, floor lamp'],
      [3, 'street lamp, traffic light, flag'],
      [1.1, 'pile of gold, sword in the stone'],
      [0.25, 'kettle, copper pot, hand mirror, hourglass, lantern, jack o lantern, trumpet, drum'],
      [0.4, 'cushion, fishing net, ship wheel, anchor, rug, clock, paper lantern, violin, gift, stool'],
      [0.7, 'cauldron, picture, balloon, kite, pile of gifts, round table, table, desk'],
      [1, 'guitar, bench, bed, chair, sofa, armchair, fence, string of lanterns, bunting, fairy lights'],
      [1.3, 'piano, grand piano, window, hay bale, mailbox, snowman, bunch of balloons, harp'],
      [0.12, 'daisy, poppy, dandelion, lotus, water lily, leaf, tuft of grass'],
      [0.35, 'potted cactus, potted plant, potted fern, bonsai, fern, lily, prickly pear, wheat'],
      [0.7, 'lavender, bush, reed, seaweed, ivy'],
      [1.6, 'christmas tree'],
      [1.8, 'scarecrow, easel, mirror, bookshelf, grandfather clock, staircase, ladder'],
    ] as const
  ).flatMap(([height, names]) => names.split(', ').map((name) => [name, height])),
);
