import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../../../../ui/is-plain-click.ts';
import { urls } from '../../../../urls.ts';
import { useGoToPricing } from '../pricing-link.tsx';

/** Links inside what the server wrote change the page as they do elsewhere, without a new document. */
export function useWrittenLinks(ref: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const goToPricing = useGoToPricing();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (!isPlainClick(event) || !(event.target instanceof Element)) return;
      const address = event.target.closest('a:not([target])')?.getAttribute('href');
      if (!address?.startsWith('/')) return;
      event.preventDefault();
      if (address === urls.pricing()) goToPricing();
      else void navigate(address, { viewTransition: true });
    };
    const element = ref.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [ref, navigate, goToPricing]);
}
