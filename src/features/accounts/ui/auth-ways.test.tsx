import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AccountSession } from './account-session.types.ts';
import { AuthWays } from './auth-ways.tsx';

const draw = (props: { view: 'sign-in' | 'sign-up'; provider: string; tellsHowToAddProvider?: boolean }) =>
  renderToStaticMarkup(
    <AuthWays
      {...props}
      session={{} as AccountSession}
      onViewChange={() => {}}
      onPasswordLost={() => {}}
      onComplete={() => {}}
    />,
  );

describe('the ways in', () => {
  it('MODAL-04: has the button of a provider that is set up, by its name', () => {
    expect(draw({ view: 'sign-in', provider: 'Google' })).toContain('Sign in with Google');
    expect(draw({ view: 'sign-up', provider: 'Keycloak' })).toContain('Sign up with Keycloak');
  });

  it('MODAL-04: offers no way in that could only fail, and begins with the email', () => {
    const html = draw({ view: 'sign-in', provider: '' });
    expect(html).not.toContain('Sign in with');
    expect(html.match(/<(?:button|input)[^>]*>/)?.[0]).toContain('type="email"');
  });

  it('tells a developer, and nobody else, how to set a provider up', () => {
    expect(draw({ view: 'sign-in', provider: '', tellsHowToAddProvider: true })).toContain(
      'AUTH_GOOGLE_CLIENT_ID',
    );
    expect(draw({ view: 'sign-in', provider: '' })).not.toContain('AUTH_GOOGLE_CLIENT_ID');
    expect(draw({ view: 'sign-in', provider: 'Google', tellsHowToAddProvider: true })).not.toContain(
      'AUTH_GOOGLE_CLIENT_ID',
    );
  });

  it('helps with a forgotten password, whether or not the site mails', () => {
    expect(draw({ view: 'sign-in', provider: '' })).toContain('Forgot password?');
    expect(draw({ view: 'sign-up', provider: '' })).not.toContain('Forgot password?');
  });
});
