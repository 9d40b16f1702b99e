import { describe, expect, it, test } from 'vitest';
import { SHORT_OPTION_LISTS } from '../../generator/options/short-option-lists.generated.ts';
import { DRAFT_STYLES, draftPrompt, shownThings } from './draft-prompt.rules.ts';

const slide = { heading: 'The Turn', caption: 'Then the wind drops.', scene: '' };
const look = { style: 'Watercolor' };

describe('draftPrompt', () => {
  it('tells the story, the slide and the style', () => {
    expect(draftPrompt(slide, 'The Last Lighthouse', look)).toBe(
      'The Last Lighthouse. The Turn: Then the wind drops, Watercolor, avoiding text',
    );
  });

  it('leaves out what is not written, and line breaks', () => {
    expect(draftPrompt({ ...slide, heading: ' ' }, ' ', look)).toBe(
      'Then the wind drops, Watercolor, avoiding text',
    );
    expect(draftPrompt({ ...slide, caption: 'One\n two?' }, 'A', look)).toBe(
      'A. The Turn: One two?, Watercolor, avoiding text',
    );
  });

  it('draws nothing of a gap that is still to be filled', () => {
    const gap = { ...slide, heading: 'Ingredients', caption: '[List every ingredient with its amount.]' };
    expect(draftPrompt(gap, 'Apple Pie', look)).toBe('Apple Pie. Ingredients, Watercolor, avoiding text');
    const tip = { ...slide, heading: 'Tip 1', caption: 'Open a window. [Add why.]' };
    expect(draftPrompt(tip, 'Sleep', look)).toBe('Sleep. Tip 1: Open a window, Watercolor, avoiding text');
  });

  it('draws the scene that a visitor describes, and nothing else', () => {
    expect(draftPrompt({ ...slide, scene: 'A red boat.' }, 'The Last Lighthouse', look)).toBe(
      'A red boat, Watercolor, avoiding text',
    );
  });

  it('keeps to what the image service takes, style included, and halves no character', () => {
    const prompt = draftPrompt({ ...slide, caption: '🦊'.repeat(5000) }, 'A', look);
    expect([...prompt]).toHaveLength(4000);
    expect(prompt).toMatch(/🦊, Watercolor, avoiding text$/u);
    expect(prompt.isWellFormed()).toBe(true);
  });

  it('says something drawable even of an empty slide', () => {
    expect(draftPrompt({ heading: '', caption: '', scene: '' }, '', look)).toBe('Watercolor, avoiding text');
  });
});

describe('DRAFT_STYLES', () => {
  it.each(DRAFT_STYLES)('%s is a style of the tools', (style) => {
    expect(SHORT_OPTION_LISTS.style).toContain(style);
  });
});

test('a drawn picture is described by each of its things once, without its style', () => {
  const understood = ['Lighthouse', 'sailing', 'Nets', 'net', 'Storybook Illustration'];
  expect(shownThings(understood)).toBe('lighthouse, sailing, nets');
  expect(shownThings([])).toBe('');
});
