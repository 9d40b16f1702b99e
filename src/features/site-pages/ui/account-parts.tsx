import { browserStorage } from '../../../ui/browser-storage.ts';
import { giveShareButton } from '../../generator/ui/viewer/share-slot.ts';
import { mayHoldMore } from '../../moving-in/ui/movable-keys.ts';
import { ShareButton } from '../../sharing/ui/share-button.tsx';
import { CONSOLE_ADDRESS } from '../../user-status/console-address.rules.ts';
import { HeaderAccount } from '../../user-status/ui/header-account.tsx';
import type { Show } from './shown-late-parts.ts';

/** What no guest needs, in one file of code. */
export function showAccountParts(show: Show): void {
  show(() => ({ Account: HeaderAccount }));
  giveShareButton(ShareImageButton);
  showConsole(show);
  if (!mayHoldMore(browserStorage)) return;
  import('../../moving-in/ui/move-in-panel.tsx').then(
    ({ MoveInPanel }) => show(() => ({ MoveIn: MoveInPanel })),
    console.warn,
  );
}

/** Its address is no page's: whoever does not run the site reads that there is nothing. */
function showConsole(show: Show): void {
  if (!location.pathname.startsWith(CONSOLE_ADDRESS)) return;
  import('../../owner/ui/ask-for-console.ts').then(
    ({ askForConsole }) => askForConsole((Console) => show(() => ({ Console }))),
    console.warn,
  );
}

function ShareImageButton({ imageId }: { imageId: string }) {
  return <ShareButton subject={{ kind: 'image', id: imageId }} />;
}
