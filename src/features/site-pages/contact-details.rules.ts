import type { ContactDetails } from './contact-details.types.ts';

interface ContactSettings {
  contactDomain: string;
  postalAddress: string;
  communityChat: string;
  communityMessages: string;
  communityPhotos: string;
  communityVideos: string;
}

/** Reserved by RFC 2606: mail to it goes nowhere, which shows that nobody has set an address yet. */
const DOMAIN_BEFORE_LAUNCH = 'dreamseed.example';

/** @param siteUrl '' while the site has no public address. */
export function contactDetailsOf(settings: ContactSettings, siteUrl: string): ContactDetails {
  return {
    domain: settings.contactDomain || hostOf(siteUrl) || DOMAIN_BEFORE_LAUNCH,
    postalAddress: settings.postalAddress
      .split(',')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    community: {
      chat: settings.communityChat,
      messages: settings.communityMessages,
      photos: settings.communityPhotos,
      videos: settings.communityVideos,
    },
  };
}

/** The host that mail can reach: an address of this machine or a number is none. */
function hostOf(siteUrl: string): string {
  if (!URL.canParse(siteUrl)) return '';
  const host = new URL(siteUrl).hostname.replace(/^www\./, '');
  return /\.[a-z]{2,}$/i.test(host) ? host : '';
}
