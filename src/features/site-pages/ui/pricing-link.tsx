import { useLocation, useNavigate } from 'react-router';
import { anchors, urls } from '../../../urls.ts';
import { PRICING_SCROLL_DELAY_MS } from '../pricing-link.rules.ts';
import { goToAnchor, goToAnchorWhenThere } from './frame/scroll-to-anchor.ts';

interface PricingLinkProps {
  className?: string;
  onFollow?: () => void;
  children?: React.ReactNode;
}

/** On the home page it scrolls to the plans; from elsewhere it goes home and scrolls there. */
export function PricingLink({ className, onFollow, children = 'Pricing' }: PricingLinkProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const follow = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onFollow?.();
    if (pathname === urls.home()) {
      goToAnchor(anchors.pricing);
      return;
    }
    navigate(urls.home(), { viewTransition: true });
    goToAnchorWhenThere(anchors.pricing, PRICING_SCROLL_DELAY_MS);
  };
  return (
    <a className={className} href={urls.pricing()} onClick={follow}>
      {children}
    </a>
  );
}
