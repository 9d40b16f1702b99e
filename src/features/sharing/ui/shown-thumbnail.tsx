import { Images } from 'lucide-react';

/** A small picture beside its link; null stands for a collection, and for what has gone. */
export function ShownThumbnail({ address }: { address: string | null }) {
  if (address === null)
    return (
      <span className="grid size-14 place-items-center rounded-md bg-surface-sunken text-ink-soft">
        <Images aria-hidden="true" className="size-5" />
      </span>
    );
  return (
    <img src={address} alt="" loading="lazy" className="size-14 rounded-md bg-surface-sunken object-cover" />
  );
}
