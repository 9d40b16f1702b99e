import { ScriptsNeeded } from '../../../ui/feedback/scripts-needed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { accountLayout } from './account-layout.ts';

/** The shape of the page; it says nothing about who is here. */
export function AccountSkeleton() {
  return (
    <>
      <ScriptsNeeded>
        Your data is private, so this page loads it just for you. Please turn on JavaScript in your browser.
      </ScriptsNeeded>
      <div aria-busy="true" className="noscript:hidden">
        <p role="status">
          <VisuallyHidden>Loading your account.</VisuallyHidden>
        </p>
        <div aria-hidden="true" className={accountLayout}>
          <div className="lit-border surface-card grid gap-5 self-start rounded-xl p-6 shadow-raised sm:p-8">
            <Skeleton className="h-7 w-40" />
            {['email', 'since', 'images', 'credits', 'licenses'].map((line) => (
              <div key={line} className="flex justify-between gap-6">
                <Skeleton className="h-5 w-24" />
                <Skeleton className="h-5 w-32" />
              </div>
            ))}
          </div>
          <div className="grid gap-6">
            {['download', 'delete'].map((card) => (
              <div
                key={card}
                className="lit-border surface-card grid gap-4 rounded-xl p-6 shadow-raised sm:p-8"
              >
                <Skeleton className="h-7 w-56" />
                <Skeleton className="h-12 w-full" />
                <Skeleton className="h-11 w-48 rounded-md" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
