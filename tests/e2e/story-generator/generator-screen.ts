import type { Locator, Page, Route } from '@playwright/test';
import { openAlive } from '../blog/list-screen.ts';
import { pictureBytes } from '../support/images.ts';

export const SCRIPT = {
  story: [
    {
      page: 1,
      title: 'First Light',
      text: 'The bay is grey until the first boat cuts it open, and gold runs in.',
    },
    {
      page: 2,
      title: 'Salt & <Bread>',
      text: 'Someone says "come in", and the whole quay smells of salt and bread.',
    },
    {
      page: 3,
      title: 'The Wind Turns',
      text: 'Ropes sing, shutters knock, and the gulls decide that it is time to leave.',
    },
    {
      page: 4,
      title: 'A Lamp Upstairs',
      text: 'One window stays lit all night, for a ship that nobody else expects.',
    },
    {
      page: 5,
      title: 'Home, Late',
      text: 'It comes in with the tide. The lamp goes out, and the town sleeps at last.',
    },
  ],
  writer: 'built-in',
  builtIn: true,
};

interface GeneratorScreen {
  title: Locator;
  picker: Locator;
  preview: Locator;
  removeImage: Locator;
  /** By either of its two texts. */
  button: Locator;
  stop: Locator;
  loadingLine: Locator;
  errorBox: Locator;
  resultHeading: Locator;
  slides: Locator;
  open(): Promise<void>;
  choosePicture(name?: string): Promise<void>;
}

export function generatorScreen(page: Page): GeneratorScreen {
  const main = page.getByRole('main');
  const picker = main.getByLabel('Main Image');
  return {
    title: main.getByLabel('Story Title'),
    picker,
    preview: main.getByRole('img', { name: 'Preview' }),
    removeImage: main.getByRole('button', { name: 'Remove image' }),
    button: main.getByRole('button', { name: /^(Generate Story Script|Generating Script\.\.\.)$/ }),
    stop: main.getByRole('button', { name: 'Stop' }),
    loadingLine: main.getByText('AI is writing your story, please wait...', { exact: true }),
    errorBox: main.getByRole('alert'),
    resultHeading: main.getByRole('heading', { name: 'Your Generated Story Script', exact: true }),
    slides: main.getByRole('article'),
    async open() {
      await openAlive(page, '/story-generator');
    },
    async choosePicture(name = 'bay.png') {
      await picker.setInputFiles({ name, mimeType: 'image/png', buffer: await pictureBytes() });
    },
  };
}

interface ScriptServiceStub {
  /** How the next requests are answered; the first way is the sample script. */
  answer: (route: Route) => Promise<void>;
  /** Requests that arrived. */
  count: number;
}

/** Stands in for the site's own answers to `POST /api/story-script`. */
export async function stubScriptService(page: Page): Promise<ScriptServiceStub> {
  const stub: ScriptServiceStub = { answer: (route) => route.fulfill({ json: SCRIPT }), count: 0 };
  await page.route('**/api/story-script', async (route) => {
    stub.count += 1;
    await stub.answer(route);
  });
  return stub;
}

/** Answers only when it is told to. */
export function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
