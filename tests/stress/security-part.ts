import { type Browser, chromium } from '@playwright/test';
import { sanitisePost } from '../../src/features/posts/post-html/sanitise-post.ts';
import { XSS_FAMILIES } from '../security/xss-corpus.ts';
import type { StressPart, StressRow } from './stress-part.types.ts';

/** The ways in which a browser comes to read HTML: with its page, from a script, and what it wrote itself. */
const READINGS = 3;
const PAYLOADS_PER_PAGE = 100;

/** The corpus of hostile markup through the sanitiser and a browser without any policy, a family at a time. */
export const securityPart: StressPart = {
  name: 'xss',
  async run({ say }) {
    const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const rows: StressRow[] = [];
      for (const [family, payloads] of Object.entries(XSS_FAMILIES)) {
        rows.push(await tryFamily(browser, family, payloads));
        say(`${family}: ${payloads.length} payloads`);
      }
      return rows;
    } finally {
      await browser.close();
    }
  },
};

async function tryFamily(browser: Browser, family: string, payloads: readonly string[]): Promise<StressRow> {
  const raw = await countHits(browser, payloads);
  const clean = await countHits(
    browser,
    payloads.map((html) => sanitisePost(html).html),
  );
  return {
    what: `hostile markup: ${family}`,
    amount: `${payloads.length} payloads x ${READINGS} readings`,
    faults: clean > 0 ? [`${clean} calls after sanitising`] : [],
    lost: 0,
    measured: `${raw} calls before sanitising, ${clean} after`,
  };
}

async function countHits(browser: Browser, pieces: readonly string[]): Promise<number> {
  let hits = 0;
  for (let from = 0; from < pieces.length; from += PAYLOADS_PER_PAGE) {
    const context = await browser.newContext();
    await context.exposeBinding('hit', () => {
      hits += 1;
    });
    // Some payloads lead the page away; where to is nobody's business but the counter's.
    await context.route('**', (route) => {
      const type = route.request().resourceType();
      if (type === 'document' && route.request().frame().parentFrame() === null) hits += 1;
      return route.abort();
    });
    const page = await context.newPage();
    await read(page, pieces.slice(from, from + PAYLOADS_PER_PAGE));
    await context.close();
  }
  return hits;
}

async function read(page: Awaited<ReturnType<Browser['newPage']>>, pieces: readonly string[]): Promise<void> {
  // A raw payload may take the page away, or its functions, while it is being read.
  await page
    .setContent(pieces.join('<hr>'), { waitUntil: 'domcontentloaded', timeout: 5000 })
    .catch(() => {});
  await page
    .evaluate((texts) => {
      for (const text of texts) {
        const first = document.body.appendChild(document.createElement('div'));
        first.innerHTML = text;
        document.body.appendChild(document.createElement('div')).innerHTML = first.innerHTML;
      }
      return new Promise((resolve) => setTimeout(resolve, 300));
    }, pieces)
    .catch(() => {});
}
