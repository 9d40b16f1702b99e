import { freePort } from '../../../machine/free-port.ts';
import { startAutomatic1111Server } from '../../support/engines/automatic1111-server.ts';
import { startOwnSite } from '../accounts/own-site.ts';
import { expect, test } from '../support/generator-test.ts';
import { toolScreen } from '../support/tool-screen.ts';

const STEPS = 4;

/** Steps of drawing that happen one by one, as the test lets them. */
function createStepGate() {
  const waiting: (() => void)[] = [];
  let ahead = 0;
  return {
    until: () =>
      new Promise<void>((resolve) => {
        if (ahead === 0) waiting.push(resolve);
        else {
          ahead--;
          resolve();
        }
      }),
    let(steps: number) {
      for (let step = 0; step < steps; step++) {
        const next = waiting.shift();
        if (next) next();
        else ahead++;
      }
    },
  };
}

/** Runs in the page: every value that the bar of the next run shows, in turn. */
function watchBar(): number[] {
  const values: number[] = [];
  new MutationObserver(() => {
    const value = document.querySelector('[aria-label="Generating images"]')?.getAttribute('aria-valuenow');
    if (value && values.at(-1) !== Number(value)) values.push(Number(value));
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-valuenow'],
  });
  return values;
}

test('a tile, and the bar of its run, show how far the graphics card is', async ({ page }) => {
  const webui = await startAutomatic1111Server();
  const gate = createStepGate();
  webui.jobs.untilStep = gate.until;
  const site = await startOwnSite(await freePort(), {
    IMAGE_ENGINES: 'automatic1111',
    AUTOMATIC1111_URL: webui.url,
    AUTOMATIC1111_USER: webui.user,
    AUTOMATIC1111_PASSWORD: webui.key,
    AUTOMATIC1111_STEPS: String(STEPS),
  });
  try {
    const green = toolScreen(page, 'green');
    const ofTiles = green.tiles.getByRole('progressbar', { name: /^Image [12]$/ });
    const ofRun = green.section.getByRole('progressbar', { name: 'Generating images' });
    const shares = () =>
      ofTiles.evaluateAll((bars) =>
        bars.map((bar) => Number(bar.getAttribute('aria-valuenow'))).sort((a, b) => a - b),
      );
    await page.goto(`${site.origin}/healthz`);
    // As past runs went, this one would take hours.
    await page.evaluate(() => localStorage.setItem('dreamseed.green.durations', '[90000000]'));
    await page.goto(site.origin);
    await expect(page.getByText('Account: Guest')).toHaveCount(2);
    await green.start('a fox');
    await expect.poll(shares).toEqual([0]);
    gate.let(2);
    await expect.poll(shares).toEqual([50]);
    await expect(green.tiles.getByText('50%')).toBeVisible();
    await expect(ofRun).toHaveAttribute('aria-valuenow', '25');
    gate.let(3);
    await expect.poll(shares).toEqual([25, 100]);
    await expect(ofRun).toHaveAttribute('aria-valuenow', '63');
    // The next run is expected to take a second, so its bar has run ahead when the engine first tells.
    await page.evaluate(() =>
      localStorage.setItem('dreamseed.green.durations', JSON.stringify(Array(8).fill(1000))),
    );
    gate.let(3);
    await expect(green.pictures).toHaveCount(2);
    await expect(ofTiles).toHaveCount(0);
    const bar = await page.evaluateHandle(watchBar);
    await green.start('a fox again');
    await expect.poll(shares).toEqual([0]);
    gate.let(2);
    await expect.poll(shares).toEqual([50]);
    gate.let(100);
    await expect(green.pictures).toHaveCount(2);
    const seen = await bar.evaluate((values) => values);
    expect(seen.at(-1)).toBeGreaterThan(50);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  } finally {
    gate.let(100);
    await site.stop();
    await webui.close();
  }
});
