import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
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
