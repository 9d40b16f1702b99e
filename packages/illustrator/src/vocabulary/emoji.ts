const EMOJI_WORDS: ReadonlyMap<string, string> = new Map(
  `
    🦊 fox, 🐺 wolf, 🦁 lion, 🐯 tiger, 🐅 tiger, 🐱 cat, 🐈 cat, 🐶 dog, 🐕 dog, 🐻 bear, 🐼 panda, 🐨 koala,
    🐵 monkey, 🐒 monkey, 🐘 elephant, 🦒 giraffe, 🦓 zebra, 🐴 horse, 🐎 horse, 🦄 unicorn, 🐮 cow, 🐄 cow,
    🐷 pig, 🐑 sheep, 🐐 goat, 🦌 deer, 🐰 rabbit, 🐇 rabbit, 🐭 mouse, 🐿 squirrel, 🦔 hedgehog, 🐸 frog,
    🐢 turtle, 🐍 snake, 🐊 crocodile, 🦖 dinosaur, 🦕 brontosaurus, 🐉 dragon, 🐲 dragon, 🐦 bird, 🦅 eagle,
    🦉 owl, 🦆 duck, 🦢 swan, 🦩 flamingo, 🦚 peacock, 🦜 parrot, 🐧 penguin, 🦋 butterfly, 🐝 bee, 🐞 ladybug,
    🐳 whale, 🐋 whale, 🐬 dolphin, 🦈 shark, 🐟 fish, 🐠 tropical fish, 🐙 octopus, 🦀 crab, 🧜 mermaid,
    🧚 fairy, 🧙 wizard, 👸 princess, 🤴 prince, 👑 crown, 🤖 robot, 👽 alien, 👻 ghost, 🎅 santa, ⛄ snowman,
    ☃ snowman, 🏰 castle, 🏯 japanese castle, 🏠 house, 🏡 house, ⛪ church, 🗼 tokyo tower,
    🗽 statue of liberty, ⛺ tent, 🚗 car, 🏎 racing car, 🚂 train, 🚲 bicycle, 🏍 motorcycle, 🚀 rocket,
    🛸 ufo, ✈ airplane, 🚁 helicopter, ⛵ sailboat, 🚢 cruise ship, 🌲 pine tree, 🌳 tree, 🌴 palm tree,
    🌵 cactus, 🌹 rose, 🌷 tulip, 🌻 sunflower, 🌸 cherry blossom, 🍄 mushroom, 🍎 apple, 🍌 banana,
    🍇 grapes, 🍓 strawberry, 🍍 pineapple, 🎂 cake, ☕ coffee, 🍕 pizza, 🎈 balloon, 🎃 pumpkin, 💎 diamond,
    ❤ heart, 🔥 fire, 🎸 guitar, ☂ umbrella, 🪐 planet, 🌍 earth, 🌙 moon, 🌕 full moon, ⭐ stars,
    ✨ stars, ☀ sunny, 🌅 sunrise, 🌇 sunset, 🌃 night, 🌌 milky way, 🌈 rainbow, ❄ snow, 🌧 rain, ⛈ storm,
    🌩 storm, 🌊 ocean, 🏖 beach, 🏜 desert, 🏔 snowy mountains, ⛰ mountain, 🗻 mount fuji, 🌋 volcano,
    🏙 city
  `
    .trim()
    .split(/,\s+/)
    .map((line): [string, string] => {
      const space = line.indexOf(' ');
      return [line.slice(0, space), line.slice(space + 1)];
    }),
);

const EMOJI = /\p{Extended_Pictographic}/gu;

/** Replaces the emoji that stand for a noun or a scene by their words; others stay as they are. */
export function spellOutEmoji(text: string): string {
  return text.replace(EMOJI, (emoji, offset: number) => {
    const word = EMOJI_WORDS.get(emoji);
    if (!word) return emoji;
    const next = text.slice(offset + emoji.length).trimStart();
    // Two emoji in a row are two things, not a compound noun.
    return ` ${word}${/^\p{Extended_Pictographic}/u.test(next) ? ',' : ''} `;
  });
}
