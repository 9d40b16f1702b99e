import { listPlans } from '../../features/plans/plans.rules.ts';
import type { PlanLinks } from '../../features/plans/plans.types.ts';
import type { StructuredData } from '../../shared/document-head.types.ts';
import type { SiteInfo } from '../../shared/site-info.ts';
import { urls } from '../../urls.ts';

/** What search engines learn of the site as a whole, told on its start page. */
export function describeSite(
  { name, root }: Pick<SiteInfo, 'name' | 'root'>,
  planLinks: PlanLinks,
): StructuredData[] {
  const url = `${root}/`;
  const organization = { '@id': `${url}#organization` };
  return [
    {
      '@type': 'Organization',
      ...organization,
      name,
      url,
      logo: { '@type': 'ImageObject', url: `${root}/icon-512.png`, width: 512, height: 512 },
    },
    { '@type': 'WebSite', '@id': `${url}#website`, name, url, inLanguage: 'en', publisher: organization },
    {
      '@type': 'WebApplication',
      name,
      url,
      applicationCategory: 'MultimediaApplication',
      operatingSystem: 'Any',
      browserRequirements: 'JavaScript',
      publisher: organization,
      offers: listPlans(planLinks).map((plan) => ({
        '@type': 'Offer',
        name: plan.name,
        description: plan.for,
        price: plan.price,
        priceCurrency: 'USD',
        url: root + urls.pricing(),
      })),
    },
  ];
}
