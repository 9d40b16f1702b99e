import { MapPin } from 'lucide-react';
import { resizedImage } from '../../../posts/picture-sizes.rules.ts';
import type { PostAuthor } from '../../../posts/posts.types.ts';

/** Who wrote the article. */
export function AuthorCard({ author }: { author: PostAuthor }) {
  const { name, avatarUrl, bio, location } = author;
  if (name === '') return null;
  return (
    <section
      aria-label="About the author"
      className="surface-card lit-border mt-12 flex items-center gap-5 rounded-xl p-5 shadow-raised sm:p-6"
    >
      <Avatar name={name} src={avatarUrl} />
      <div className="min-w-0">
        <p className="font-display text-title-sm font-semibold wrap-anywhere">{name}</p>
        {bio === '' ? null : <p className="mt-1 text-ink-soft wrap-anywhere">{bio}</p>}
        {location === '' ? null : (
          <p className="mt-2 flex items-center gap-1.5 text-small text-ink-muted">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            {location}
          </p>
        )}
      </div>
    </section>
  );
}

/** A picture on a monogram, which stays when there is none or when it cannot be loaded. */
function Avatar({ name, src }: { name: string; src: string }) {
  return (
    <span
      aria-hidden="true"
      className="relative grid size-16 shrink-0 place-items-center overflow-hidden rounded-full bg-linear-to-br from-green to-yellow font-display text-title font-bold text-ground-deep"
    >
      {monogram(name)}
      {src === '' ? null : (
        <img
          src={resizedImage(src, 's320-c')}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          decoding="async"
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}

/** The first letters of the first and the last word. */
function monogram(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? '')[0]?.toUpperCase()).join('');
}
