import { useRouteLoaderData } from 'react-router';
import { FALLBACK_SITE, ROOT_ROUTE_ID, type SiteInfo } from '../shared/site-info.ts';

export function useSiteInfo(): SiteInfo {
  return useRouteLoaderData<SiteInfo>(ROOT_ROUTE_ID) ?? FALLBACK_SITE;
}
