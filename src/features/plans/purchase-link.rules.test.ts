import { describe, expect, it } from 'vitest';
import { fillInEmail } from './purchase-link.rules.ts';

const EMAIL = 'ada+shop@example.com';

describe('a purchase link', () => {
  it.each([
    ['https://ada.gumroad.com/l/booster', 'https://ada.gumroad.com/l/booster?email=ada%2Bshop%40example.com'],
    [
      'https://gumroad.com/l/booster?wanted=true',
      'https://gumroad.com/l/booster?wanted=true&email=ada%2Bshop%40example.com',
    ],
    [
      'https://ada.lemonsqueezy.com/buy/1-2-3',
      'https://ada.lemonsqueezy.com/buy/1-2-3?checkout%5Bemail%5D=ada%2Bshop%40example.com',
    ],
    [
      'https://buy.polar.sh/polar_cl_x',
      'https://buy.polar.sh/polar_cl_x?customer_email=ada%2Bshop%40example.com',
    ],
  ])('BIZ-12: %s opens with the email of whoever is signed in', (link, filled) => {
    expect(fillInEmail(link, EMAIL)).toBe(filled);
    expect(fillInEmail(filled, EMAIL)).toBe(filled);
    expect(new URL(fillInEmail(filled, null)).search).not.toContain('ada');
  });

  it.each([
    'https://shop.example/booster',
    'https://notgumroad.com/l/booster',
    'https://gumroad.com.evil.example/l/booster',
    'http://ada.gumroad.com/l/booster',
    '/checkout/booster',
    '/contact',
    'mailto:ada@gumroad.com',
  ])('tells nobody else the email: %s', (link) => {
    expect(fillInEmail(link, EMAIL)).toBe(link);
  });
});
