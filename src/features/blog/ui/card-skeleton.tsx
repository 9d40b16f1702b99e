import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';

/** The shape of an `ArticleCard`, so that nothing moves when it arrives. */
export function ArticleCardSkeleton() {
  return (
    <Card padding="none" className="flex h-full flex-col overflow-hidden">
      <Skeleton className="aspect-[16/10] rounded-none!" />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <Skeleton className="mb-3.5 h-6 w-28 rounded-full!" />
        <Skeleton className="h-6 w-11/12" />
        <Skeleton className="mt-4 h-4 w-full" />
        <Skeleton className="mt-2.5 h-4 w-full" />
        <Skeleton className="mt-2.5 h-4 w-2/3" />
        <Skeleton className="mt-11 h-5 w-24" />
      </div>
    </Card>
  );
}
