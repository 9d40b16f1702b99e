import { useLocation, useNavigate } from 'react-router';
import { isPlainClick } from '../../../ui/is-plain-click.ts';
import { anchors, urls } from '../../../urls.ts';
import { PRICING_SCROLL_DELAY_MS } from '../pricing-link.rules.ts';
import { goToAnchor, goToAnchorWhenThere } from './frame/scroll-to-anchor.ts';

interface PricingLinkProps {
  className?: string;
  onFollow?: () => void;
  children?: React.ReactNode;
}

export function PricingLink({ className, onFollow, children = 'Pricing' }: PricingLinkProps) {
  const goToPricing = useGoToPricing();
  const follow = (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow?.();
    goToPricing();
  };
  return (
    <a className={className} href={urls.pricing()} onClick={follow}>
      {children}
    </a>
  );
}

/** On the home page it scrolls to the plans; from elsewhere it goes home and scrolls there. */
export function useGoToPricing(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    if (pathname === urls.home()) {
      goToAnchor(anchors.pricing);
      return;
    }
    navigate(urls.home(), { viewTransition: true });
    goToAnchorWhenThere(anchors.pricing, PRICING_SCROLL_DELAY_MS);
  };
}
