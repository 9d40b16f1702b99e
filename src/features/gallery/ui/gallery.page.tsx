import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';
import { urls } from '../../../urls.ts';
import { useIdentity } from '../../user-status/ui/use-identity.ts';
import { HISTORY_LENGTH } from '../gallery.rules.ts';
import { AccountGallery } from './account-gallery.tsx';
import { GallerySignedOut } from './gallery-signed-out.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Image history',
    description:
      'Your private gallery of every picture you make while signed in, with its prompt and settings.',
    path: urls.history(),
  });
}

export default function GalleryPage() {
  return (
    <>
      <PageIntro title="Your image history">
        <p>
          Every picture you make while signed in is saved here, and only you can see it. This page shows the
          newest {HISTORY_LENGTH}.
        </p>
      </PageIntro>
      {/* As high as the signed-out panel, so that the end of the page does not jump when it is known who is here. */}
      <div className="mx-auto min-h-[34rem] max-w-page px-5 pt-10 pb-20 sm:px-8 sm:pt-14 sm:pb-28">
        <GalleryOfVisitor />
      </div>
    </>
  );
}

function GalleryOfVisitor() {
  const identity = useIdentity();
  if (identity === null) return <GallerySkeleton />;
  if (identity.kind === 'guest') return <GallerySignedOut />;
  // Another account is another gallery: nothing of the first one's stays.
  return <AccountGallery key={identity.email} />;
}
