import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Tool } from '../../plans/plans.types.ts';
import { guestStatus } from '../user-status.rules.ts';
import type { UserStatus } from '../user-status.types.ts';
import { AccountBar } from './account-bar.tsx';

const guest = (tool: Tool) => guestStatus(tool, { green: 500, yellow: 200 });
const account: UserStatus = {
  ...guest('green'),
  email: 'ada@example.com',
  plan: 'Booster',
  credits: 5437,
  yellowToolDailyCredits: 1000,
  isGuest: false,
};
const doNothing = () => {};
const actions = {
  onSignIn: doNothing,
  onSignUp: doNothing,
  onActivateLicense: doNothing,
  onPlanHistory: doNothing,
  onSignOut: doNothing,
};

/** What a reader sees: the markup without its tags. */
function textOf(tool: Tool, status: UserStatus | null): string {
  const html = renderToString(
    <MemoryRouter>
      <AccountBar tool={tool} status={status} actions={actions} />
    </MemoryRouter>,
  );
  return (
    html
      // What browsers without scripts show, and the name of the group.
      .replace('Please turn on JavaScript to make pictures.', ' ')
      .replace(/<legend.*?<.legend>/gs, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

describe('the account bar', () => {
  it('GREEN-01, GREEN-04: a guest sees 500 credits and may sign in or up', () => {
    expect(textOf('green', guest('green'))).toBe('Account: Guest Free Trial Credits: 500 Sign In Sign Up');
  });

  it('YEL-03, C-06: a guest of the yellow tool sees 200 daily credits', () => {
    expect(textOf('yellow', guest('yellow'))).toBe(
      'Account: Guest Free Trial Daily Credits: 200 Sign In Sign Up',
    );
  });

  it('GREEN-02, GREEN-03: an account sees email, plan, credits and its three buttons', () => {
    expect(textOf('green', account)).toBe(
      'ada@example.com Booster Credits: 5,437 Plan History Sign Out Activate License',
    );
  });

  it('YEL-02: on the yellow tool an account can open the image history', () => {
    expect(textOf('yellow', account)).toContain('Daily Credits: 1,000 Image History');
    expect(textOf('yellow', guest('yellow'))).not.toContain('Image History');
  });

  it('T-44: names nobody until it is known who is here', () => {
    expect(textOf('green', null)).toBe('');
  });
});
