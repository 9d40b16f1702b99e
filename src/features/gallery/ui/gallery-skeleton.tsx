import { ScriptsNeeded } from '../../../ui/feedback/scripts-needed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { galleryGridStyle } from './gallery-grid-style.ts';

const PLACES = ['first', 'second', 'third'];

/** The shape of a gallery; it says nothing about who is here or what they have. */
export function GallerySkeleton() {
  return (
    <>
      <ScriptsNeeded>
        Your images are private, so this page loads them just for you. Please turn on JavaScript in your
        browser.
      </ScriptsNeeded>
      <div aria-busy="true" className="noscript:hidden">
        <p role="status">
          <VisuallyHidden>Loading your images.</VisuallyHidden>
        </p>
        <div aria-hidden="true" className={galleryGridStyle}>
          {PLACES.map((place) => (
            <div key={place} className="lit-border surface-card overflow-hidden rounded-xl shadow-raised">
              <Skeleton className="aspect-square rounded-none" />
              <div className="grid gap-3 p-4 sm:p-5">
                <Skeleton className="h-5 w-5/6" />
                <Skeleton className="h-4 w-2/5" />
                <Skeleton className="mt-1 h-10 w-44 rounded-md" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
