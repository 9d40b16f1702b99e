import { expect, test } from 'vitest';
import { listPlans } from '../../features/plans/plans.rules.ts';
import { describeSite } from './described-site.ts';

const [organization, website, application] = describeSite(
  { name: 'Testsite', root: 'https://site.test' },
  {},
);

test('the site is described under its own name, each thing once', () => {
  const described = [organization, website, application];
  expect(described.map((thing) => thing?.['@type'])).toEqual(['Organization', 'WebSite', 'WebApplication']);
  for (const thing of described) expect(thing).toMatchObject({ name: 'Testsite', url: 'https://site.test/' });
  expect(website?.publisher).toEqual({ '@id': organization?.['@id'] });
});

test('its prices are those of the plans', () => {
  expect(application?.offers).toEqual(
    listPlans().map(({ name, price }) =>
      expect.objectContaining({
        '@type': 'Offer',
        name,
        price,
        priceCurrency: 'USD',
        url: 'https://site.test/#pricing',
      }),
    ),
  );
});
