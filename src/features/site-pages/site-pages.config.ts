import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';

const emailDomain = z.union([z.literal(''), z.hostname({ error: 'must be a domain such as example.com' })]);

function communityLink(env: string, place: string, home: string) {
  return {
    env,
    doc: `Where the ${place} card of the community page leads.`,
    schema: z.url({ protocol: /^https$/, error: 'must be an https address' }),
    default: home,
  };
}

/** How people reach the owner of the site, and each other. */
export const sitePagesConfig = defineConfig({
  contactDomain: {
    env: 'CONTACT_DOMAIN',
    doc: 'The domain of the mail addresses on the contact page: `support@`, `tech@`, `developers@`, `partners@` and `press@` must arrive there.',
    schema: emailDomain,
    default: '',
    defaultDoc: 'the host of `SITE_URL`, else `dreamseed.example`',
  },
  postalAddress: {
    env: 'POSTAL_ADDRESS',
    doc: 'The postal address on the contact page, its lines separated by commas.',
    schema: z.string().trim().max(300),
    default: '',
    defaultDoc: 'a line that says how to ask for it',
  },
  communityChat: communityLink('COMMUNITY_CHAT_URL', 'chat', 'https://discord.com/'),
  communityMessages: communityLink('COMMUNITY_MESSAGES_URL', 'short messages', 'https://x.com/'),
  communityPhotos: communityLink('COMMUNITY_PHOTOS_URL', 'photos', 'https://www.instagram.com/'),
  communityVideos: communityLink('COMMUNITY_VIDEOS_URL', 'videos', 'https://www.youtube.com/'),
});
