import { cutPicture } from '../../../../ui/pictures/cut-picture.ts';
import { decodeDataUrl } from '../../../generator/ui/run/data-url.ts';
import { browserDownload } from '../../../generator/ui/run/download-image.ts';
import type { StoryDraft } from '../../draft/story-draft.types.ts';
import { LARGEST_SLIDE_BYTES, POSTER_SIZE, packageFileName } from '../../draft/story-package.rules.ts';
import { zipStory } from './zip-story.ts';

const PUBLISHER_LOGO = '/publisher-logo.png';

/**
 * Packs a draft and hands it to the visitor as one file.
 * @returns the name of the file.
 */
export async function downloadStory(draft: StoryDraft, publisher: string): Promise<string> {
  const slides = draft.slides.map(({ picture }) => {
    if (!picture) throw new Error('A slide has no picture yet.');
    return decodeDataUrl(picture.src);
  });
  const [first] = slides;
  if (!first) throw new Error('The story has no slide.');
  const poster = await cutPicture(first, POSTER_SIZE, LARGEST_SLIDE_BYTES);
  const pictures = {
    slides: await Promise.all(slides.map(bytesOf)),
    poster: await bytesOf(poster),
    publisherLogo: await loadLogo(),
  };
  const zip = zipStory(draft, pictures, { publisher, written: new Date() });
  const fileName = packageFileName(draft.title);
  browserDownload.save(new Blob([zip], { type: 'application/zip' }), fileName);
  return fileName;
}

async function loadLogo(): Promise<Uint8Array> {
  const response = await fetch(PUBLISHER_LOGO);
  if (!response.ok) throw new Error('We couldn’t load the site’s logo. Please try again.');
  return new Uint8Array(await response.arrayBuffer());
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}
