import { Images } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { isPlainClick } from '../../../ui/is-plain-click.ts';
import { urls } from '../../../urls.ts';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';
import { MOST_SHOWN } from '../sharing.rules.ts';
import type { CollectedPicture, SharedCollection } from '../sharing.types.ts';
import { nameOfPicture } from './described-shared.rules.ts';
import { MakeYourOwn } from './make-your-own.tsx';
import { ReportButton } from './report-button.tsx';

const loadViewer = () => import('./collection-viewer.tsx');

/** The pictures of a collection, each to be opened in large. */
export function ShownCollection({ collection }: { collection: SharedCollection }) {
  const { token, name, pictures, isMore } = collection;
  const [shownKey, setShownKey] = useState('');
  const [open, setOpen] = useState(false);
  const { part: viewer, hasFailed } = useLazyPart(loadViewer, open);
  /** The link itself leads to the whole picture: without scripts, in another tab, and when the viewer is lost. */
  const show = (event: MouseEvent, key: string) => {
    if (hasFailed || !isPlainClick(event)) return;
    event.preventDefault();
    setShownKey(key);
    setOpen(true);
  };
  return (
    <>
      <div className="grid gap-6">
        <h1 dir="auto" className="max-w-prose wrap-anywhere text-title text-balance">
          {name}
        </h1>
        <p className="max-w-prose text-ink-soft">
          These pictures were made by AI. Somebody who makes pictures here shared them with you.
          {isMore && ` Shown are the newest ${MOST_SHOWN}.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <MakeYourOwn recipe={null} />
          <ReportButton token={token} kind="collection" />
        </div>
      </div>
      {pictures.length === 0 ? (
        <EmptyState
          title="There’s nothing in it right now"
          icon={<Images aria-hidden="true" className="size-8" />}
          className="mt-10"
        >
          Whoever shared it with you may add pictures later.
        </EmptyState>
      ) : (
        <ul
          aria-label="Pictures"
          className="mt-10 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4"
        >
          {pictures.map((picture, index) => (
            <li key={picture.key} className="min-w-0">
              <PictureLink
                {...{ token, picture }}
                number={index + 1}
                onShow={(event) => show(event, picture.key)}
              />
            </li>
          ))}
        </ul>
      )}
      {viewer && (
        <viewer.CollectionViewer
          {...{ token, pictures, shownKey, open }}
          onShow={setShownKey}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}

interface PictureLinkProps {
  token: string;
  picture: CollectedPicture;
  number: number;
  onShow: (event: MouseEvent) => void;
}

function PictureLink({ token, picture, number, onShow }: PictureLinkProps) {
  const { key, recipe } = picture;
  return (
    <a
      href={urls.collectedPicture(token, key)}
      aria-label={`Picture ${number}: ${nameOfPicture(picture)}`}
      onClick={onShow}
      className="block cursor-zoom-in"
    >
      <img
        src={urls.collectedThumbnail(token, key)}
        alt=""
        loading="lazy"
        className="lit-border aspect-square w-full rounded-xl bg-surface-sunken object-cover"
      />
      {recipe?.prompt && (
        <span dir="auto" className="mt-2 line-clamp-2 wrap-anywhere text-small text-ink-soft">
          {recipe.prompt}
        </span>
      )}
    </a>
  );
}
