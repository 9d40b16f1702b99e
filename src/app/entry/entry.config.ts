import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';
import { wholeNumberSetting } from '../../shared/whole-number-setting.ts';

/** Who is let in. */
export const entryConfig = defineConfig({
  minimumAge: {
    env: 'MINIMUM_AGE',
    doc: 'Asks visitors once whether they are of this age, before any page that leads to the tools; `0` asks nobody. It takes their word.',
    schema: wholeNumberSetting(0, 25),
    default: '0',
  },
  blockedCountries: {
    env: 'BLOCKED_COUNTRIES',
    doc: 'Countries that are answered 451, as two letters each with commas between them, e.g. `AA,BB`. Your proxy must say the country; needs `TRUST_PROXY`.',
    schema: z
      .string()
      .transform((text) =>
        text
          .toUpperCase()
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .refine((codes) => codes.every((code) => /^[A-Z]{2}$/.test(code)), {
        error: 'must be two letters for each country, with commas between them',
      }),
    default: '',
    defaultDoc: 'nobody is turned away',
  },
  countryHeader: {
    env: 'COUNTRY_HEADER',
    doc: 'The header in which your proxy says the country of a visitor. The proxy must drop what visitors send under this name.',
    schema: z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, { error: 'must be the name of a header' }),
    default: 'CF-IPCountry',
  },
});
