/** Height in metres of things, food and plants, for those whose kind alone says too much or too little. */
export const THING_HEIGHTS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
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
      [1.1, 'pile of gold, sword in the stone'],
      [0.25, 'kettle, copper pot, hand mirror, hourglass, lantern, jack o lantern, trumpet, drum'],
      [0.4, 'clock, paper lantern, violin, gift, stool'],
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
