import { PenLine, Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import type { ListedPost } from '../../../posts/written/written-posts.types.ts';
import type { Me } from '../../owner.types.ts';
import type { PostList } from '../../posts/owner-posts.rules.ts';
import type { PostChoices } from '../../posts/owner-posts.types.ts';
import { useAnswer } from '../acting/use-answer.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import type { Column } from '../data-list.tsx';
import { consoleAddress } from '../owner-addresses.ts';
import { PagedList } from '../paged-list.tsx';
import { showMoment } from '../shown-values.ts';
import { useSearchWords } from '../use-search-words.ts';
import { AddStory } from './add-story.tsx';
import { postAddress } from './post-address.ts';
import { PostState } from './post-state.tsx';
import { TakeOver } from './take-over.tsx';

export const NEW_POST = 'new';

const LISTS: Record<PostList, string> = {
  all: 'All posts',
  drafts: 'Drafts',
  scheduled: 'Scheduled',
  published: 'Published',
  unpublished: 'Unpublished',
  console: 'Written here',
  files: 'From files',
  blogger: 'From Blogger',
};

const ORIGINS: Record<ListedPost['origin'], string> = {
  console: 'Written here',
  content: 'A file',
  import: 'Blogger',
};

const columnsWith = (onTakeOver: (slug: string) => void): readonly Column<ListedPost>[] => [
  { name: 'Title', cell: (post) => <PostTitle {...post} /> },
  { name: 'State', cell: ({ state }) => <PostState state={state} /> },
  { name: 'From', cell: (post) => <PostOrigin post={post} onTakeOver={onTakeOver} /> },
  { name: 'Shown since', cell: ({ publishedAt }) => (publishedAt === null ? '–' : showMoment(publishedAt)) },
  { name: 'Changed', cell: ({ changedAt }) => showMoment(changedAt) },
];

function PostTitle({ id, slug, title, kind, origin }: ListedPost) {
  const page = postAddress(kind, slug);
  return (
    <SiteLink
      prefetch="none"
      to={origin === 'console' ? consoleAddress('posts', id) : page}
      className="font-semibold underline underline-offset-4"
    >
      {title}
    </SiteLink>
  );
}

interface PostOriginProps {
  post: ListedPost;
  onTakeOver: (slug: string) => void;
}

function PostOrigin({ post: { origin, kind, slug }, onTakeOver }: PostOriginProps) {
  const from = kind === 'story' ? `${ORIGINS[origin]}, a story` : ORIGINS[origin];
  if (origin !== 'content') return from;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      {from}
      <button
        type="button"
        className="min-h-6 text-ink-soft underline underline-offset-4 hover:text-ink"
        onClick={() => onTakeOver(slug)}
      >
        Take over
      </button>
    </span>
  );
}

/** Every post of the site, whoever wrote it. */
export function PostsScreen({ me }: { me: Me }) {
  const { typed, setTyped, words } = useSearchWords();
  const [params, setParams] = useSearchParams();
  const [taken, setTaken] = useState<string | null>(null);
  const [columns] = useState(() => columnsWith(setTaken));
  const show = params.get('show') ?? 'all';
  const query = new URLSearchParams({ query: words, show });
  const choose = (list: string) =>
    setParams(
      (before) => {
        before.set('show', list);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <ConsoleFrame
      me={me}
      title="Posts"
      intro="Write here, or read what files and Blogger brought. A file’s post is changed in its file, until you take it over."
    >
      <ShownInstead />
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <TextField
          label="Search"
          type="search"
          placeholder="A title or an address"
          className="min-w-52 flex-1"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          icon={<Search aria-hidden="true" className="size-5" />}
        />
        <Select
          label="Show"
          className="min-w-40"
          options={Object.entries(LISTS).map(([value, label]) => ({ value, label }))}
          value={show}
          onValueChange={choose}
        />
        <Button
          href={consoleAddress('posts', NEW_POST)}
          icon={<PenLine aria-hidden="true" className="size-4" />}
        >
          Write a Post
        </Button>
        <AddStory />
      </div>
      <PagedList
        key={String(query)}
        label="Posts"
        path={`/posts?${query}`}
        columns={columns}
        empty={words ? 'No post is found by these words.' : 'There are none of these yet.'}
      />
      {taken !== null && <TakeOver slug={taken} onClose={() => setTaken(null)} />}
    </ConsoleFrame>
  );
}

/** While the site shows another blog, nothing that is written here is seen. */
function ShownInstead() {
  const { state } = useAnswer<PostChoices>('/post-choices');
  const blog = state.name === 'loaded' ? state.answer.shownInstead : '';
  if (!blog) return null;
  return (
    <Alert className="mb-6" announce={false}>
      Visitors see the posts of {blog} as long as BLOG_FEED_URL is set, and none of these.
    </Alert>
  );
}
