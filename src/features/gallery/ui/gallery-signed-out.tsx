import { useEffect } from 'react';
import { browserStorage } from '../../../ui/browser-storage.ts';
import { urls } from '../../../urls.ts';
import { forgetPrivateTiles } from '../../generator/ui/run/forget-private-tiles.ts';
import { PleaseSignIn } from './please-sign-in.tsx';

/** A gallery has an owner; nobody is signed in. */
export function GallerySignedOut() {
  // Whoever signs in here may be another person than the one whose images the tools keep.
  useEffect(() => forgetPrivateTiles(browserStorage), []);
  return (
    <PleaseSignIn otherwise={{ href: urls.generatorSuite(), label: 'Back to the Generator' }}>
      Your gallery is private. Sign in to see your pictures.
    </PleaseSignIn>
  );
}
