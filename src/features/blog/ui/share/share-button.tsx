import { Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { shareArticle } from './share-article.ts';
import { browserDevice } from './sharing-device.ts';

const COPIED_NOTICE_MS = 2000;
const FAILURE = 'Could not copy link. Please copy it manually from the address bar.';

/** Passes the address of the page on, and says so when that meant copying it. */
export function ShareButton({ title }: { title: string }) {
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    setIsCopied(true);
    const timer = setTimeout(() => setIsCopied(false), COPIED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const share = async () => {
    const result = await shareArticle({ title, url: window.location.href }, browserDevice());
    if (result === 'copied') setCopies((count) => count + 1);
    if (result === 'failed') window.alert(FAILURE);
  };

  return (
    <span className="relative inline-flex items-center gap-3 print:hidden">
      <Button
        variant="secondary"
        size="small"
        onClick={() => void share()}
        icon={<Share2 aria-hidden="true" className="size-4" />}
      >
        Share
      </Button>
      <span role="status">
        {isCopied ? (
          <span className="inline-flex animate-fade-in rounded-full border border-success-line bg-success-soft px-2.5 py-0.5 text-caption font-semibold whitespace-nowrap text-success">
            Link Copied!
          </span>
        ) : null}
      </span>
    </span>
  );
}
