import { expect, type Locator, type Page } from '@playwright/test';

type ToolName = 'green' | 'yellow';

/** One tool as a visitor meets it. */
export interface ToolScreen {
  section: Locator;
  prompt: Locator;
  /** Starts a run; while one runs it reads 'Stop Generating' and is `stop`. */
  generate: Locator;
  stop: Locator;
  tiles: Locator;
  /** The pictures on the tiles. */
  pictures: Locator;
  placeholders: Locator;
  loading: Locator;
  failurePanel: Locator;
  /** The tiles that say this instead of showing a picture. */
  failed(message: string): Locator;
  earnPanel: Locator;
  seed: Locator;
  /** The account bar's balance, as written. */
  credits(balance: string): Locator;
  selector(label: string): Locator;
  /** Opens a selector's list and takes one of its options. */
  choose(label: string, option: string): Promise<void>;
  chooseShape(aspectRatio: string): Promise<void>;
  openOptions(): Promise<void>;
  /** Writes a prompt and presses Generate. */
  start(prompt: string): Promise<void>;
  /** A whole run: starts it and waits for its pictures. */
  run(prompt: string, pictures?: number): Promise<void>;
}

const OPTIONS_LABEL: Readonly<Record<ToolName, string>> = {
  green: 'Advanced Options',
  yellow: 'Advanced Creative Controls',
};

const IMAGES_PER_RUN: Readonly<Record<ToolName, number>> = { green: 2, yellow: 4 };

export function toolScreen(page: Page, tool: ToolName): ToolScreen {
  const section = page.getByRole('region', { name: tool === 'green' ? 'Green tool' : 'Yellow tool' });
  const prompt = section.getByRole('textbox', { name: 'Describe your vision' });
  const generate = section.getByRole('button', { name: /^Generate \d Images/ });
  const tiles = section.getByRole('list', { name: 'Results' }).getByRole('listitem');
  const pictures = tiles.locator('img');
  const selector = (label: string) => section.getByRole('combobox', { name: label, exact: true });
  const start = async (text: string) => {
    await prompt.fill(text);
    await generate.click();
  };
  return {
    section,
    prompt,
    generate,
    stop: section.getByRole('button', { name: 'Stop Generating' }),
    tiles,
    pictures,
    placeholders: tiles.filter({ hasText: 'Your generated image will appear here.' }),
    loading: tiles
      .filter({ hasText: 'Summoning Pixels...' })
      .filter({ hasText: 'The AI is weaving its magic...' }),
    failurePanel: section.getByRole('alert').filter({ hasText: 'Image Generation Failed' }),
    failed: (message) => tiles.filter({ hasText: message }).filter({ hasNot: page.locator('img') }),
    earnPanel: section.getByRole('region', { name: 'Earn More Credits' }),
    seed: section.getByRole('textbox', { name: 'Seed' }),
    credits: (balance) =>
      section.getByText(`${tool === 'green' ? 'Credits' : 'Daily Credits'}: ${balance}`, { exact: true }),
    selector,
    async choose(label, option) {
      await selector(label).click();
      const list = page.getByRole('dialog', { name: label, exact: true });
      await list.getByRole('option', { name: option, exact: true }).click();
      await expect(list).toBeHidden();
      await expect(selector(label)).toContainText(option);
    },
    async chooseShape(aspectRatio) {
      await section.getByRole('radio', { name: new RegExp(`^${aspectRatio} `) }).check();
    },
    async openOptions() {
      const toggle = section.getByRole('button', { name: OPTIONS_LABEL[tool] });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    },
    start,
    async run(text, count = IMAGES_PER_RUN[tool]) {
      await start(text);
      await expect(tiles.getByRole('img', { name: text.trim(), exact: true })).toHaveCount(count);
      await expect(generate).toBeVisible();
    },
  };
}
