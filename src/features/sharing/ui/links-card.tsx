import { useEffect, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { describeCallFailure } from '../../user-status/call-failure.rules.ts';
import type { ListedShare } from '../sharing.types.ts';
import type { OwnTakedown } from '../takedowns/takedowns.types.ts';
import { describeEnd } from './described-end.rules.ts';
import { endShare, listShares, type OwnShares, wholeAddress } from './share-requests.ts';
import { ShownThumbnail } from './shown-thumbnail.tsx';
import { TakenDownList } from './taken-down-list.tsx';

/** All links of the account that work, each to be copied or ended, and what was taken down. */
export function LinksCard() {
  const { listed, problem, end, noteAnswer } = useShares();
  const shares = listed?.shares;
  return (
    <Card as="section" padding="large" aria-labelledby="links-title">
      <h2 id="links-title" className="text-title">
        Links to your pictures
      </h2>
      <p className="mt-3 max-w-prose text-ink-soft">
        {shares?.length === 0
          ? 'You aren’t sharing any pictures. Open one in your gallery and choose Share to make a link.'
          : 'Whoever has one of these links can see what it shows, until the link ends.'}
      </p>
      {problem && (
        <Alert tone="error" className="mt-5">
          {problem}
        </Alert>
      )}
      {!shares && !problem && <Skeleton className="mt-6 h-16 rounded-lg" />}
      {shares && shares.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {shares.map((share) => (
            <LinkRow key={share.url} share={share} onEnd={() => end(share)} />
          ))}
        </ul>
      )}
      {listed && listed.takenDown.length > 0 && (
        <TakenDownList takenDown={listed.takenDown} onAnswered={noteAnswer} />
      )}
    </Card>
  );
}

function LinkRow({ share, onEnd }: { share: ListedShare; onEnd: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const { prompt, thumbnailUrl, collectionName } = share;
  const title = collectionName ?? (prompt || 'Untitled picture');
  const stop = async () => {
    setIsBusy(true);
    await onEnd();
    setIsBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <ShownThumbnail address={thumbnailUrl} />
      <div className="min-w-40 flex-1">
        <a
          href={share.url}
          dir="auto"
          className="line-clamp-2 wrap-break-word font-medium underline underline-offset-4"
        >
          {title}
        </a>
        <p className="text-small text-ink-muted">
          {collectionName !== null && 'Collection. '}
          {describeEnd(share)}
        </p>
      </div>
      <CopyButton text={wholeAddress(share)} label="Copy link" subject={`to ${title}`} />
      <Button variant="ghost" size="small" loading={isBusy} onClick={() => void stop()}>
        Stop sharing
      </Button>
    </li>
  );
}

function useShares() {
  const [listed, setListed] = useState<OwnShares>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isCurrent = true;
    listShares().then(
      (answer) => isCurrent && setListed(answer),
      (error: unknown) => {
        const { message } = describeCallFailure(error, 'Your links didn’t load. Please reload the page.');
        if (isCurrent) setProblem(message);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return {
    listed,
    problem,
    noteAnswer(id: string, answer: string) {
      const noted = (takedown: OwnTakedown) => (takedown.id === id ? { ...takedown, answer } : takedown);
      setListed((now) => now && { ...now, takenDown: now.takenDown.map(noted) });
    },
    async end({ url, imageId, collectionId }: ListedShare) {
      setProblem('');
      try {
        const kind = imageId === null ? 'collection' : 'image';
        await endShare({ kind, id: imageId ?? collectionId ?? '' });
        setListed((now) => now && { ...now, shares: now.shares.filter((share) => share.url !== url) });
      } catch (error) {
        setProblem(describeCallFailure(error, 'The link wasn’t ended. Please try again.').message);
      }
    },
  };
}
