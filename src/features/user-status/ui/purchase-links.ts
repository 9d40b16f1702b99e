import { anchors } from '../../../urls.ts';
import { fillInEmail } from '../../plans/purchase-link.rules.ts';

/**
 * Gives the links of the pricing section the buyer's email at the moment when one is used. Links
 * elsewhere, as in posts, lead to other people's shops and are left alone.
 * @param emailOf who is signed in; null for nobody.
 */
export function followPurchaseLinks(page: Document, emailOf: () => string | null): void {
  const fill = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>(`#${anchors.pricing} a[href]`);
    const filled = link && fillInEmail(link.href, emailOf());
    if (link && filled && filled !== link.href) link.href = filled;
  };
  // Before the browser follows the link, with whichever button or key it is used.
  for (const kind of ['click', 'auxclick', 'contextmenu']) page.addEventListener(kind, fill, true);
}
