import { GUEST_STORAGE_KEYS } from '../../../src/features/user-status/guest-balance.rules.ts';
import { expect, openHome, storeBeforeVisit, test } from '../support/generator-test.ts';
import { pictureBytes } from '../support/images.ts';

/** What the specification's table says: shapes are looked up, not computed. */
const SHAPES = [
  { aspectRatio: '1:1', width: 1024, height: 1024 },
  { aspectRatio: '3:4', width: 768, height: 1024 },
  { aspectRatio: '4:3', width: 1024, height: 768 },
  { aspectRatio: '9:16', width: 576, height: 1024 },
  { aspectRatio: '16:9', width: 1344, height: 768 },
] as const;

const AWKWARD_PROMPTS = [
  'a/b?c#d 50% é 🦊',
  '../../etc/passwd',
  '%2F%00 "quotes" & <tags> + plus',
  'first line\nsecond line',
];

test('IMG-18: both tools offer the five shapes, and the tiles take the chosen one', async ({
  page,
  green,
  yellow,
}) => {
  await openHome(page);
  for (const tool of [green, yellow]) {
    const shapes = tool.section.getByRole('group', { name: 'Aspect Ratio' }).getByRole('radio');
    await expect(shapes).toHaveCount(SHAPES.length);
    for (const { aspectRatio, width, height } of SHAPES) {
      await tool.chooseShape(aspectRatio);
      await expect
        .poll(async () => {
          const box = await tool.tiles.first().boundingBox();
          return box ? box.width / box.height : 0;
        })
        .toBeCloseTo(width / height, 1);
    }
  }
});

test.describe('what does not depend on the screen', () => {
  test('IMG-01, IMG-03, IMG-17, T-20, T-22: each image is one GET with its size, a seed of its own and nologo', async ({
    page,
    green,
    yellow,
    imageService,
  }) => {
    const methods: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/prompt/')) methods.push(request.method());
    });
    await openHome(page);
    await yellow.chooseShape('16:9');
    await yellow.run('an owl');
    expect(methods).toEqual(Array(4).fill('GET'));
    for (const { url } of imageService.requests) {
      expect([...url.searchParams.keys()].sort()).toEqual(['height', 'nologo', 'seed', 'width']);
      expect(url.searchParams.get('nologo')).toBe('true');
      expect(url.searchParams.get('seed')).toMatch(/^\d{1,9}$/);
    }
    const seeds = imageService.requests.map(({ url }) => url.searchParams.get('seed'));
    expect(new Set(seeds).size).toBe(4);
    await test.step('the yellow tool asks for the sizes of the table, too', () => {
      const widths = imageService.requests.map(({ url }) => url.searchParams.get('width'));
      expect(widths).toEqual(Array(4).fill('1344'));
    });
    await test.step('the next run rolls new seeds, and they are not row numbers', async () => {
      await green.run('a fox');
      await green.run('a red fox');
      const rolled = imageService.requests.slice(4).map(({ url }) => Number(url.searchParams.get('seed')));
      expect(new Set(rolled).size).toBe(4);
      const steps = rolled.slice(1).map((seed, position) => Math.abs(seed - (rolled[position] ?? 0)));
      expect(Math.min(...steps)).toBeGreaterThan(1);
    });
    await test.step('the images of a run name their tool, their run and their place in it', () => {
      const headers = imageService.requests.slice(0, 6).map((request) => request.headers);
      // Those of one run leave at the same moment, and may arrive in any order.
      const places = headers.map((header) => `${header['x-dreamseed-tool']} ${header['x-dreamseed-tile']}`);
      expect(places.slice(0, 4).toSorted()).toEqual(['yellow 0', 'yellow 1', 'yellow 2', 'yellow 3']);
      expect(places.slice(4).toSorted()).toEqual(['green 0', 'green 1']);
      const runs = headers.map((header) => header['x-dreamseed-run'] ?? '');
      expect(new Set(runs).size).toBe(2);
      expect(new Set(runs.slice(0, 4)).size).toBe(1);
      for (const run of runs) expect(run).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
      for (const header of headers) expect(header.authorization).toBeUndefined();
    });
  });

  test('IMG-02, IMG-13 to IMG-17, T-20, T-22: the prompt is one path segment, each shape has its size', async ({
    page,
    green,
    imageService,
  }) => {
    await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.green]: '1000' });
    await openHome(page);
    for (const prompt of AWKWARD_PROMPTS) await green.run(prompt);
    expect(imageService.requests.map((request) => request.prompt)).toEqual(
      AWKWARD_PROMPTS.flatMap((prompt) => [prompt, prompt]),
    );
    for (const { url } of imageService.requests) {
      expect(url.pathname.split('/')).toHaveLength(3);
      expect(url.hash).toBe('');
    }
    const before = imageService.requests.length;
    for (const { aspectRatio } of SHAPES) {
      await green.chooseShape(aspectRatio);
      await green.run(`a fox in ${aspectRatio}`);
    }
    const sizes = imageService.requests
      .slice(before)
      .map(({ url }) => [Number(url.searchParams.get('width')), Number(url.searchParams.get('height'))]);
    expect(sizes).toEqual(SHAPES.flatMap(({ width, height }) => Array(2).fill([width, height])));
  });

  test('IMG-04: the tile shows the bytes of the answer as base64, named by what they are, and what they leave out', async ({
    page,
    green,
    imageService,
  }) => {
    const bytes = await pictureBytes({ type: 'webp' });
    const notes = encodeURIComponent(JSON.stringify({ understood: ['fox'], unknown: ['zugzwang'] }));
    imageService.answerWith(() => ({
      kind: 'picture',
      bytes,
      // The announced type is wrong on purpose: proxies get it wrong too.
      picture: { type: 'png' },
      headers: { 'X-Dreamseed-Notes': notes },
    }));
    await openHome(page);
    await green.run('a fox in zugzwang');
    const src = await green.pictures.first().getAttribute('src');
    expect(src).toBe(`data:image/webp;base64,${bytes.toString('base64')}`);
    await expect(green.section.getByText("Drew 'fox'; I don't know 'zugzwang' yet.")).toBeVisible();
  });
});
