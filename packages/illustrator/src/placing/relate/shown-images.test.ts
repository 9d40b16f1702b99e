import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { pixelsOf } from '../../core/canvas.ts';
import { createCheckpoint } from '../../core/checkpoint.ts';
import { createRandom } from '../../core/random.ts';
import { buildStage } from '../../stage/build-stage.ts';
import { planSubjects } from '../plan/plan-subjects.ts';

/** Share of the first drawing of a noun that is much redder, or much bluer, than anything else. */
async function colorsOn(noun: string, prompt: string) {
  const random = createRandom(3);
  const brief = readBrief(prompt, { random: random.fork('brief') });
  const stage = buildStage(brief, { width: 320, height: 320 }, random, createCheckpoint());
  const { cast } = await planSubjects(stage);
  const shown = cast.placed.find(({ request }) => request.noun.name === noun);
  if (!shown) throw new Error(`There is no ${noun}.`);
  const { data } = pixelsOf(shown.drawing.canvas);
  const counted = { red: 0, blue: 0 };
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
    if (red > green * 1.8 && red > blue * 1.8) counted.red += 4 / data.length;
    if (blue > red * 1.5 && blue > green * 1.2) counted.blue += 4 / data.length;
  }
  return counted;
}

it('shows whom an artist paints on the canvas', async () => {
  const red = await colorsOn('easel', 'an artist painting a portrait of a red parrot');
  const blue = await colorsOn('easel', 'an artist painting a portrait of a blue parrot');
  expect(red.red).toBeGreaterThan(blue.red + 0.03);
  expect(blue.blue).toBeGreaterThan(red.blue + 0.03);
});

it('shows in a mirror who looks into it', async () => {
  const red = await colorsOn('mirror', 'a red parrot looking into a mirror');
  const blue = await colorsOn('mirror', 'a blue parrot looking into a mirror');
  expect(red.red).toBeGreaterThan(blue.red + 0.03);
  expect(blue.blue).toBeGreaterThan(red.blue + 0.03);
});
