import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { ErrorReferenceContext } from './error-reference.context.ts';
import { ErrorScreen } from './error-screen.tsx';

const FAILED = { summary: 'Something went wrong on our side.', mayPass: true };
const MISSING = { summary: '404 Not Found', mayPass: false };

const render = (description: typeof FAILED, reference = '') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ErrorReferenceContext value={reference}>
        <ErrorScreen {...description} />
      </ErrorReferenceContext>
    </MemoryRouter>,
  );

describe('the reference on the error screen', () => {
  test('is the one by which the log knows the request', () => {
    expect(render(FAILED, 'Reference: a-number-of-the-log')).toContain('>Reference: a-number-of-the-log</p>');
  });

  test('is not there for a page that is merely missing, nor where the server has none', () => {
    expect(render(MISSING, 'Reference: a-number-of-the-log')).not.toContain('Reference');
    expect(render(FAILED)).not.toContain('Reference');
  });
});
