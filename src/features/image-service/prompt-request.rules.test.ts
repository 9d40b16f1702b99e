import { describe, expect, it } from 'vitest';
import { readPromptRequest } from './prompt-request.rules.ts';

function read(prompt: string, query = '') {
  return readPromptRequest(`http://localhost:3000/prompt/${prompt}${query}`, () => 123);
}

describe('the address of an image', () => {
  it.each([
    'a/b?c#d 50% é 🦊',
    '"quotes" and \'apostrophes\' & ampersands + plus',
    '%2F is not a slash, %00 is not a zero byte',
    '100%',
    '../../etc/passwd',
    'a\\b\nc\td',
    'قلعة עברית 城',
  ])('IMG-02, T-20: brings "%s" back as it was', (prompt) => {
    expect(read(encodeURIComponent(prompt)).recipe.prompt).toBe(prompt);
  });

  it('IMG-02: takes slashes that a proxy has unescaped as part of the prompt', () => {
    expect(read('a/b/c').recipe.prompt).toBe('a/b/c');
  });

  it('trims, so that a prompt of dots survives with a space behind it', () => {
    expect(read('..%20').recipe.prompt).toBe('..');
    expect(read('%20%0A a fox%E2%80%83').recipe.prompt).toBe('a fox');
  });

  it('IMG-01: reads width, height and seed, and lets nologo pass', () => {
    expect(read('fox', '?width=1344&height=768&seed=0&nologo=true')).toEqual({
      recipe: { prompt: 'fox', negativePrompt: undefined, width: 1344, height: 768, seed: 0, format: 'jpeg' },
      seedGiven: true,
    });
  });

  it('draws 1024 by 1024 with a seed of its own when nothing is said', () => {
    expect(read('fox')).toMatchObject({ recipe: { width: 1024, height: 1024, seed: 123 }, seedGiven: false });
  });

  it('reads which variation of its seed it is, of which the first needs no number', () => {
    expect(read('fox', '?variation=42').recipe.variation).toBe(42);
    expect(read('fox', '?variation=0').recipe.variation).toBeUndefined();
  });

  it('reads what to leave out and the format', () => {
    const { recipe } = read('fox', '?negative=%20trees%2C%20text%20&format=png');
    expect(recipe).toMatchObject({ negativePrompt: 'trees, text', format: 'png' });
    expect(read('fox', '?negative=%20').recipe.negativePrompt).toBeUndefined();
  });

  it.each([
    ['width=64&height=64'],
    ['width=1024&height=2048'],
    ['width=2048&height=1024'],
    ['seed=999999999'],
    ['variation=9999'],
    [`negative=${encodeURIComponent('é'.repeat(1000))}`],
  ])('accepts %s', (query) => {
    expect(() => read('fox', `?${query}`)).not.toThrow();
  });

  it('counts characters, not bytes or halves of emoji', () => {
    expect(read(encodeURIComponent('🦊'.repeat(4000))).recipe.prompt).toHaveLength(8000);
    expect(() => read(encodeURIComponent('🦊'.repeat(4001)))).toThrow(/4,001 characters/);
  });

  it.each([
    ['', '', 'prompt_missing'],
    ['%20%09', '', 'prompt_missing'],
    ['50%', '', 'prompt_malformed'],
    ['%E9', '', 'prompt_malformed'],
    ['a%00fox', '', 'nul_refused'],
    ['a'.repeat(4001), '', 'prompt_too_long'],
    ['fox', '?negative=a%00b', 'nul_refused'],
    ['fox', `?negative=${'a'.repeat(1001)}`, 'negative_too_long'],
    ['fox', '?width=63', 'size_out_of_range'],
    ['fox', '?height=2049', 'size_out_of_range'],
    ['fox', '?width=100.5', 'size_out_of_range'],
    ['fox', '?width=-64', 'size_out_of_range'],
    ['fox', '?width=', 'size_out_of_range'],
    ['fox', '?width=1e3', 'size_out_of_range'],
    ['fox', '?width=0x40', 'size_out_of_range'],
    ['fox', '?width=99999999999999999999', 'size_out_of_range'],
    ['fox', '?width=2048&height=2048', 'too_many_pixels'],
    ['fox', '?seed=1000000000', 'seed_out_of_range'],
    ['fox', '?seed=-1', 'seed_out_of_range'],
    ['fox', '?seed=abc', 'seed_out_of_range'],
    ['fox', '?variation=10000', 'variation_out_of_range'],
    ['fox', '?variation=1.5', 'variation_out_of_range'],
    ['fox', '?format=gif', 'format_unknown'],
    ['fox', '?format=constructor', 'format_unknown'],
  ])('refuses "%s" with "%s" as %s', (prompt, query, code) => {
    expect(() => read(prompt, query)).toThrow(
      expect.objectContaining({
        status: 400,
        code: `image_service.${code}`,
        message: expect.stringMatching(/\.$/),
      }),
    );
  });
});
