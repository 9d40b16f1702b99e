import { Link, type LinkProps } from 'react-router';

/** A link inside the site: pages change with a transition, and their code is fetched when one is likely wanted. */
export function SiteLink(props: LinkProps) {
  return <Link viewTransition prefetch="intent" {...props} />;
}
