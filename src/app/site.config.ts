import { z } from 'zod';
import { defineConfig } from '../shared/config-keys.ts';
import { wholeNumberSetting } from '../shared/whole-number-setting.ts';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const optionalWebAddress = z.union([webAddress, z.literal('')]);

/** What the site as a whole is told: where it lives, what it is called, how it shows itself. */
export const siteConfig = defineConfig({
  role: {
    env: 'ROLE',
    doc: '`draw` makes a server that has no pages and no accounts and draws for other sites, which name it in `DREAMSEED_URLS`. [How](docs/engines/dreamseed.md).',
    schema: z.enum(['site', 'draw']),
    default: 'site',
  },
  port: {
    env: 'PORT',
    doc: 'The port the site listens on.',
    schema: z.coerce.number().int().min(0).max(65535),
    default: '3000',
  },
  host: {
    env: 'HOST',
    doc: 'The address the site listens on; `127.0.0.1` keeps it to this machine.',
    schema: z.string(),
    default: '',
    defaultDoc: 'every address of the machine',
  },
  drainSeconds: {
    env: 'DRAIN_SECONDS',
    doc: 'How long the site keeps accepting requests after it is told to stop, while `/readyz` says `draining`. Behind a proxy, use a little more than two health checks.',
    schema: wholeNumberSetting(0, 300),
    default: '0',
  },
  processes: {
    env: 'WEB_PROCESSES',
    doc: 'How many processes answer behind the one port, on Postgres: a number, or `auto` for one on each core. The drawing threads of `ILLUSTRATOR_WORKERS` are divided among them. SQLite has one.',
    schema: z.union([z.literal('auto'), wholeNumberSetting(1, 64)]),
    default: '1',
  },
  siteUrl: {
    env: 'SITE_URL',
    doc: 'The public address of the site, used in canonical links, social tags and redirects.',
    schema: optionalWebAddress,
    default: '',
    defaultDoc: '`http://localhost:PORT`',
  },
  siteName: {
    env: 'SITE_NAME',
    doc: 'The name of the site, shown everywhere.',
    schema: z.string().trim().min(1).max(40),
    default: 'Dreamseed',
  },
  canonicalUrls: {
    env: 'CANONICAL_URLS',
    doc: 'How canonical links are written: `hash` gives `/#/about`, `path` gives `/about`, which search engines prefer.',
    schema: z.enum(['hash', 'path']),
    default: 'hash',
  },
  apiBaseUrl: {
    env: 'API_BASE_URL',
    doc: 'Where the browser finds the product API, when it is not this site. It must allow our pages by CORS.',
    schema: optionalWebAddress,
    default: '',
    defaultDoc: 'this site',
  },
  imageServiceUrl: {
    env: 'IMAGE_SERVICE_URL',
    doc: 'Where the browser finds the image service, when it is not this site.',
    schema: optionalWebAddress,
    default: '',
    defaultDoc: 'this site',
  },
  logLevel: {
    env: 'LOG_LEVEL',
    doc: 'How much is logged: `trace`, `debug`, `info`, `warn`, `error` or `silent`.',
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    default: 'info',
  },
  readOnly: {
    env: 'SITE_READONLY',
    doc: '`1` pauses new pictures, saving and story scripts; pages, galleries, downloads and sign-in go on. A file named `readonly` in `DATA_DIR`, or the owner’s console, does the same without a restart.',
    schema: z.enum(['0', '1']).transform((answer) => answer === '1'),
    default: '0',
  },
  securityContact: {
    env: 'SECURITY_CONTACT',
    doc: 'Where to report a security problem: `mailto:` and an address, or an `https:` page. Shown in `/.well-known/security.txt`.',
    schema: z.string().regex(/^$|^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, {
      error: 'must begin with mailto: or https:',
    }),
    default: '',
    defaultDoc: 'no `security.txt`',
  },
  showcase: {
    env: 'SHOWCASE',
    doc: 'Whether `/ui` shows the design language: `on`, `off`, or `auto` (in development only).',
    schema: z.enum(['on', 'off', 'auto']),
    default: 'auto',
  },
});
