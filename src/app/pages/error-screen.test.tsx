import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { ErrorReferenceContext, useErrorReference } from '../documents/error-reference.context.ts';
import { ErrorScreen } from './error-screen.tsx';

const FAILED = { summary: 'Something went wrong on our side.', mayPass: true, isFault: true };
const MISSING = { summary: '404 Not Found', mayPass: false, isFault: false };

function Screen({ description }: { description: typeof FAILED }) {
  return <ErrorScreen {...description} reference={useErrorReference('an error')} />;
}

const render = (description: typeof FAILED, requestId?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ErrorReferenceContext value={requestId}>
        <Screen description={description} />
      </ErrorReferenceContext>
    </MemoryRouter>,
  );

describe('the reference on the error screen', () => {
  test('is the one by which the log knows the request', () => {
    expect(render(FAILED, 'a-number-of-the-log')).toContain(
      'Reference: <span id="error-reference">a-number-of-the-log</span>',
    );
  });

  test('is not there for a page that is merely missing, nor where the server has none', () => {
    expect(render(MISSING, 'a-number-of-the-log')).not.toContain('Reference');
    expect(render(FAILED)).not.toContain('Reference');
  });
});
