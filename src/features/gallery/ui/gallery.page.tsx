import type { MetaArgs } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { PageIntro } from '../../../ui/layout/page-intro.tsx';
import { urls } from '../../../urls.ts';
import { PartFailure } from '../../generator/ui/part-failure.tsx';
import { useLazyPart } from '../../generator/ui/use-lazy-part.ts';
import { useIdentity } from '../../user-status/ui/use-identity.ts';
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
          Every picture you make while signed in is saved here, and only you can see it until you share it.
        </p>
      </PageIntro>
      {/* As high as the signed-out panel, so that the end of the page does not jump when it is known who is here. */}
      <div className="mx-auto min-h-[34rem] max-w-page px-5 pt-10 pb-20 sm:px-8 sm:pt-14 sm:pb-28">
        <GalleryOfVisitor />
      </div>
    </>
  );
}

async function loadAccountGallery() {
  const { default: AccountGallery } = await import('./account-gallery.tsx');
  return AccountGallery;
}

function GalleryOfVisitor() {
  const identity = useIdentity();
  const {
    part: AccountGallery,
    hasFailed,
    retry,
  } = useLazyPart(loadAccountGallery, identity !== null && identity.kind !== 'guest');
  if (identity === null) return <GallerySkeleton />;
  if (identity.kind === 'guest') return <GallerySignedOut />;
  if (hasFailed) return <PartFailure onRetry={retry} />;
  if (!AccountGallery) return <GallerySkeleton />;
  // Another account is another gallery: nothing of the first one's stays.
  return <AccountGallery key={identity.email} />;
}
