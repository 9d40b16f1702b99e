import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import {
  type StoryPackage,
  storyPackageSchema,
} from '../../../src/features/story-scripts/draft/story-package.schema.ts';

/** The part of the script page where a script becomes a story. */
export function draftScreen(page: Page) {
  const desk = page.getByRole('region', { name: 'From script to story' });
  return {
    desk,
    open: desk.getByRole('button', { name: 'Draft this story' }),
    title: desk.getByLabel('Title of the story'),
    style: desk.getByLabel('Art style'),
    photo: desk.getByRole('switch', { name: 'Show my photo on the first slide' }),
    drawAll: desk.getByRole('button', { name: /^Draw (\d+ pictures|one picture|all again)$/ }),
    stop: desk.getByRole('button', { name: 'Stop drawing' }),
    addSlide: desk.getByRole('button', { name: 'Add a slide' }),
    preview: desk.getByRole('button', { name: 'Preview' }).first(),
    download: desk.getByRole('button', { name: 'Download the story' }),
    undo: desk.getByRole('button', { name: 'Undo' }),
    slides: desk.getByRole('group', { name: /^Slide \d+$/ }),
    slide(place: number) {
      const slide = desk.getByRole('group', { name: `Slide ${place}`, exact: true });
      return {
        /** Not the spinner that stands in for it. */
        picture: slide.locator('img'),
        heading: slide.getByLabel('Heading', { exact: true }),
        caption: slide.getByLabel('Caption'),
        link: slide.getByLabel('Shop Now link (optional)'),
        details: slide.getByText('Picture details'),
        description: slide.getByLabel('Description for people who can’t see it'),
        draw: slide.getByRole('button', { name: /^(Draw|Draw again|Try Again)$/ }),
        file: slide.locator('input[type=file]'),
        up: slide.getByRole('button', { name: 'Move up' }),
        down: slide.getByRole('button', { name: 'Move down' }),
        remove: slide.getByRole('button', { name: 'Remove' }),
        whole: slide,
      };
    },
  };
}

interface OpenedPackage {
  manifest: StoryPackage;
  /** `story.html`. */
  html: string;
  files: Record<string, Uint8Array>;
}

/** Reads a downloaded package as `story:add` does. */
export async function openPackage(path: string): Promise<OpenedPackage> {
  const files = unzipSync(new Uint8Array(await readFile(path)));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    manifest: storyPackageSchema.parse(JSON.parse(text('story.json'))),
    html: text('story.html'),
    files,
  };
}
