import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AccordionItem, nextOpenItem } from './accordion.tsx';
import { Disclosure } from './disclosure.tsx';

describe('Disclosure', () => {
  test('GREEN-08: a folded part keeps its fields mounted, out of reach of keyboard and screen reader', () => {
    const markup = renderToString(
      <Disclosure label="Advanced">
        <input defaultValue="fog" />
      </Disclosure>,
    );
    expect(markup).toContain('aria-expanded="false"');
    expect(markup).toContain('inert=""');
    expect(markup).toContain('value="fog"');
  });

  test('an open part is not inert', () => {
    const markup = renderToString(
      <Disclosure label="Advanced" defaultOpen>
        text
      </Disclosure>,
    );
    expect(markup).toContain('aria-expanded="true"');
    expect(markup).not.toContain('inert');
  });
});

describe('HELP-03, HELP-04: at most one answer is open', () => {
  test.each([
    ['a', 'b', 'b'],
    ['a', 'a', null],
    [null, 'a', 'a'],
  ])('with %j open, pressing %j leaves %j', (open, pressed, expected) => {
    expect(nextOpenItem(open, pressed)).toBe(expected);
  });
});

test('HELP-11: an answer is a region named by its button, which names the region it opens', () => {
  const markup = renderToString(
    <AccordionItem heading="Why?" open onPress={() => {}}>
      Because.
    </AccordionItem>,
  );
  const [, buttonId, panelId] = markup.match(/<button[^>]*id="([^"]+)"[^>]*aria-controls="([^"]+)"/) ?? [];
  expect(buttonId).toBeTruthy();
  expect(markup).toMatch(
    new RegExp(`<div id="${panelId}"[^>]*role="region"[^>]*aria-labelledby="${buttonId}"`),
  );
});
