import { describe, expect, it } from 'vitest';
import { imageRequestUrl, isOwnImageService } from './image-request.rules.ts';

const address = { imageServiceUrl: '', width: 1344, height: 768, seed: 42 };
const pathOf = (prompt: string) =>
  new URL(imageRequestUrl({ ...address, prompt }), 'https://site.example').pathname;

describe('the address of an image', () => {
  it('IMG-01: carries width, height, seed and nologo', () => {
    expect(imageRequestUrl({ ...address, prompt: 'a fox' })).toBe(
      '/prompt/a%20fox?width=1344&height=768&seed=42&nologo=true',
    );
  });

  it.each(['a/b?c#d 50% é 🦊', 'it\'s "quoted" & more', '%2F', '../../etc', 'a\\b', 'שלום'])(
    'IMG-02, T-20: %j survives as one path segment',
    (prompt) => {
      const segments = pathOf(prompt).split('/');
      expect(segments).toHaveLength(3);
      expect(decodeURIComponent(segments[2]!)).toBe(prompt);
    },
  );

  it.each(['.', '..', '...'])('the prompt %j is not swallowed as a dot segment', (prompt) => {
    expect(decodeURIComponent(pathOf(prompt).slice('/prompt/'.length)).trim()).toBe(prompt);
  });

  it('half an emoji does not break the request', () => {
    expect(decodeURIComponent(pathOf('fox \ud83e').slice('/prompt/'.length))).toBe('fox \ufffd');
  });

  it('asks another service where one is configured', () => {
    const url = imageRequestUrl({ ...address, imageServiceUrl: 'https://images.example/', prompt: 'a' });
    expect(url).toBe('https://images.example/prompt/a?width=1344&height=768&seed=42&nologo=true');
  });
});

describe('isOwnImageService', () => {
  it('is true for this site and no other', () => {
    expect(isOwnImageService('', 'https://site.example')).toBe(true);
    expect(isOwnImageService('https://site.example/', 'https://site.example')).toBe(true);
    expect(isOwnImageService('https://images.example', 'https://site.example')).toBe(false);
    expect(isOwnImageService('not an address', 'https://site.example')).toBe(false);
  });
});
