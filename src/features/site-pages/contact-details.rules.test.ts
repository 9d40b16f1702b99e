import { expect, test } from 'vitest';
import { contactDetailsOf } from './contact-details.rules.ts';

const settings = {
  contactDomain: '',
  postalAddress: '',
  communityChat: 'https://chat.example/',
  communityMessages: 'https://messages.example/',
  communityPhotos: 'https://photos.example/',
  communityVideos: 'https://videos.example/',
};

test.each([
  ['https://www.pictures.example', 'pictures.example'],
  ['https://shop.pictures.example/', 'shop.pictures.example'],
  ['http://localhost:3000', 'dreamseed.example'],
  ['http://192.168.1.5:3000', 'dreamseed.example'],
  ['http://[::1]:3000', 'dreamseed.example'],
  ['', 'dreamseed.example'],
])('STATIC-02: mail to a site at %o goes to %o', (siteUrl, domain) => {
  expect(contactDetailsOf(settings, siteUrl).domain).toBe(domain);
});

test('STATIC-02: the domain that the owner names counts', () => {
  const own = { ...settings, contactDomain: 'mail.example' };
  expect(contactDetailsOf(own, 'https://pictures.example').domain).toBe('mail.example');
});

test('STATIC-02: a postal address is shown line by line', () => {
  const own = { ...settings, postalAddress: ' Dreamseed Ltd, 1 High Street , , London ' };
  expect(contactDetailsOf(own, '').postalAddress).toEqual(['Dreamseed Ltd', '1 High Street', 'London']);
  expect(contactDetailsOf(settings, '').postalAddress).toEqual([]);
});
