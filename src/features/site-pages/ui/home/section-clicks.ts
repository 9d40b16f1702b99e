import { useEffect, useRef } from 'react';
import { anchors } from '../../../../urls.ts';
import { fillPrompt } from '../../../generator/ui/fill-prompt.ts';
import { scrollToAnchor, scrollToTop } from '../frame/scroll-to-anchor.ts';

/**
 * What the buttons of the start page do, by their attributes (see `click-attributes.ts`): they stand in sections whose
 * code is not here (see `server-written.tsx`).
 * @returns the ref of the element around all of them.
 */
export function useSectionPresses<Root extends HTMLElement>() {
  const ref = useRef<Root>(null);
  useEffect(() => {
    const root = ref.current;
    root?.addEventListener('click', onClick);
    return () => root?.removeEventListener('click', onClick);
  }, []);
  return ref;
}

function onClick(event: MouseEvent): void {
  const button =
    event.target instanceof Element && event.target.closest<HTMLElement>('[data-start], [data-words]');
  if (!button) return;
  // The prompt takes the focus, so a screen reader reads the field and its new words.
  if (button.dataset.words) fillPrompt(button.dataset.words);
  if (!scrollToAnchor(anchors.generatorSuite)) scrollToTop();
}
