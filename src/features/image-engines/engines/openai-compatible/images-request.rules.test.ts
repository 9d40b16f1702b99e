import { describe, expect, it } from 'vitest';
import { type ImagesHabits, type ImagesWish, writeImagesBody } from './images-request.rules.ts';

const WISH: ImagesWish = { prompt: 'a fox', width: 1344, height: 768, seed: 7, model: '' };
const HABITS: ImagesHabits = { server: 'openai', fields: [], sizes: [] };

const write = (wish: Partial<ImagesWish> = {}, habits: Partial<ImagesHabits> = {}) =>
  writeImagesBody({ ...WISH, ...wish }, { ...HABITS, ...habits });

describe('what is asked for', () => {
  it.each([
    ['', '1344x768'],
    ['flux.1-dev', '1344x768'],
    ['gpt-image-1-mini', '1536x1024'],
    ['dall-e-3', '1792x1024'],
    ['dall-e-2', '1024x1024'],
  ])('is a size that the model draws: %j', (model, size) => {
    expect(write({ model }).size).toBe(size);
  });

  it('is a size of the owner’s list before all others', () => {
    const sizes = [
      { width: 2048, height: 1152 },
      { width: 1024, height: 1024 },
    ];
    expect(write({ model: 'gpt-image-1' }, { sizes }).size).toBe('2048x1152');
  });

  it('holds no field that the owner does not name', () => {
    expect(Object.keys(write())).toEqual(['prompt', 'n', 'size']);
    expect(write({}, { fields: ['seed'] })).toMatchObject({ seed: 7 });
    expect(write({}, { fields: ['response_format'] })).toMatchObject({ response_format: 'b64_json' });
  });

  it('is cut to what the model reads', () => {
    const prompt = 'a red kite, '.repeat(500);
    expect(write({ prompt, model: 'dall-e-2' }).prompt.length).toBeLessThanOrEqual(1_000);
    expect(write({ prompt }).prompt.length).toBeLessThanOrEqual(4_000);
  });

  it('leaves what a tool says to avoid in the words, unless the server has a place for it', () => {
    const prompt = 'a fox, avoiding snow';
    expect(write({ prompt }).prompt).toBe('a fox, avoiding snow');
    expect(write({ prompt }, { server: 'localai' }).prompt).toBe('a fox|snow');
    expect(write({ prompt }, { server: 'sd-cpp' }).prompt).toBe(
      'a fox<sd_cpp_extra_args>{"seed":7,"negative_prompt":"snow"}</sd_cpp_extra_args>',
    );
  });

  it('says how much of a picture changes where there is a place for it', () => {
    expect(write({ denoising: 0.65 }, { server: 'sd-cpp' }).prompt).toBe(
      'a fox<sd_cpp_extra_args>{"seed":7,"strength":0.65}</sd_cpp_extra_args>',
    );
    expect(write({ denoising: 0.65 })).toEqual(write());
  });
});
