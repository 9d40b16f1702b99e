import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';
import { wholeNumberSetting } from '../../shared/whole-number-setting.ts';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** Where the posts of the blog and the web stories come from. */
export const postsConfig = defineConfig({
  blogFeedUrl: {
    env: 'BLOG_FEED_URL',
    doc: 'A blog to show instead of this site’s own posts: the address of a Blogger blog or of another Dreamseed site, e.g. `https://name.blogspot.com`.',
    schema: z.union([webAddress, z.literal('')]),
    default: '',
    defaultDoc: 'our own posts',
  },
  timeoutSeconds: {
    env: 'BLOG_FEED_TIMEOUT_SECONDS',
    doc: 'How long to wait for that blog to answer.',
    schema: wholeNumberSetting(1, 120),
    default: '15',
  },
  freshSeconds: {
    env: 'BLOG_FEED_FRESH_SECONDS',
    doc: 'How old cached posts of that blog may be before it is asked again.',
    schema: wholeNumberSetting(1, 3600),
    default: '20',
  },
  privateAddresses: {
    env: 'BLOG_FEED_PRIVATE_ADDRESSES',
    doc: 'Whether that blog may live in a private network and speak plain http: `refuse` or `allow`. For a blog on the same machine, and for tests.',
    schema: z.enum(['refuse', 'allow']),
    default: 'refuse',
  },
  contentFolder: {
    env: 'CONTENT_DIR',
    doc: 'The folder with our own posts as Markdown.',
    schema: z.string().trim().min(1),
    default: './content',
  },
});
