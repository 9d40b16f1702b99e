import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';

const COPIED_NOTICE_MS = 2000;
const FAILURE = 'Could not copy link. Please copy it manually from the address bar.';

/** Ready before it is pressed: browsers share only right after a press. */
const loadSharing = () => import('./share-page.ts');

/** Passes the address of the page on, and says so when that meant copying it. */
export function ShareButton({ title }: { title: string }) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => void loadSharing().catch(() => {}), []);

  useEffect(() => {
    if (copies === 0) return;
    setIsCopied(true);
    const timer = setTimeout(() => setIsCopied(false), COPIED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const share = async () => {
    const result = await loadSharing().then(
      ({ sharePage }) => sharePage(title),
      () => 'failed',
    );
    if (result === 'copied') setCopies((count) => count + 1);
    if (result === 'failed') window.alert(FAILURE);
  };

  return (
    <span className="inline-flex items-center gap-3 print:hidden">
      <button type="button" className="share-button" onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-4" />
        Share
      </button>
      <span role="status" className="text-small font-semibold text-success">
        {isCopied ? 'Link Copied!' : null}
      </span>
    </span>
  );
}
