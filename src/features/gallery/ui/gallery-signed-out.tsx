import { useEffect } from 'react';
import { urls } from '../../../urls.ts';
import { PleaseSignIn } from './please-sign-in.tsx';

/** A gallery has an owner; nobody is signed in. */
export function GallerySignedOut() {
  // Whoever signs in here may be another person than the one whose images the tools keep.
  useEffect(() => {
    import('../../generator/ui/strips/forget-private-strips.ts')
      .then(({ forgetPrivateStrips }) => forgetPrivateStrips())
      .catch(console.warn);
  }, []);
  return (
    <PleaseSignIn otherwise={{ href: urls.generatorSuite(), label: 'Back to the Generator' }}>
      Your gallery is private. Sign in to see your pictures.
    </PleaseSignIn>
  );
}
