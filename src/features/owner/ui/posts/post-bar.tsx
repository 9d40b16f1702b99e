import { History, Save, Send } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import type { WrittenPost } from '../../../posts/written/written-posts.types.ts';
import type { PostForm } from '../../posts/post-form.rules.ts';
import { ActDialog, type ActDialogProps } from '../acting/act-dialog.tsx';
import { Unproven } from '../acting/proof.ts';
import { consoleAddress } from '../owner-addresses.ts';
import { showMoment } from '../shown-values.ts';
import { postAddress } from './post-address.ts';
import { PostState } from './post-state.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RevisionsDialog } from './revisions-dialog.tsx';
import { SaveConflict } from './save-conflict.tsx';
import type { EditedPost } from './use-post.ts';

type PostAct = 'unpublish' | 'remove' | 'give-back';

const TEXTS: Record<PostAct, Pick<ActDialogProps, 'title' | 'description' | 'button' | 'isDangerous'>> = {
  unpublish: {
    title: 'Unpublish this post?',
    description: 'Its page, and every link to it, leads nowhere until you publish it again. Its text stays.',
    button: 'Unpublish',
    isDangerous: true,
  },
  remove: {
    title: 'Delete this post?',
    description: 'It is gone with all its revisions, and nobody can bring it back.',
    button: 'Delete',
    isDangerous: true,
  },
  'give-back': {
    title: 'Give this post back to its file?',
    description: 'Readers see the file again. What was written here since is gone with all its revisions.',
    button: 'Give Back',
    isDangerous: true,
  },
};

/** Of a post that nobody has seen yet. */
const NOT_AT_ALL: typeof TEXTS.unpublish = {
  title: 'Don’t publish this post?',
  description: 'It is a draft again and appears at no time. Its text stays.',
  button: 'Don’t Publish',
};

const ICON = { 'aria-hidden': true, className: 'size-4' } as const;

interface PostBarProps {
  edited: EditedPost;
  form: PostForm;
  isChanged: boolean;
  /** It has a title and an address. */
  isReady: boolean;
  canSave: boolean;
  save: (basedOn?: number) => Promise<WrittenPost | undefined>;
  /** Called once nothing more follows a save. */
  settle: (post: WrittenPost | undefined) => void;
  /** Goes on with another text. */
  onTake: (form: PostForm) => void;
}

/** How the post stands, and what may be done with it. */
export function PostBar(props: PostBarProps) {
  const { edited, form, isChanged, isReady, canSave, save, settle, onTake } = props;
  const { post, problem, isSaving } = edited;
  const navigate = useNavigate();
  const [open, setOpen] = useState<PostAct | 'publish' | 'revisions' | null>(null);
  const close = () => setOpen(null);
  const state = post?.state ?? 'draft';
  const publish = async (at: number | null) => {
    const saved = isChanged || !post ? await save() : post;
    // What kept it from being saved stands above the text.
    if (!saved) throw new Unproven('It couldn’t be saved, so it wasn’t published. Close this to see why.');
    settle(await edited.send(saved, '/publish', { at, basedOn: saved.revision }));
  };
  const act = async (name: PostAct, reason: string) => {
    if (!post) return;
    if (name === 'unpublish') await edited.send(post, '/unpublish', { reason });
    else {
      await edited.end(`/${name}`, { reason });
      void navigate(consoleAddress('posts'));
    }
  };
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <PostState state={state} />
        <p role="status" style={{ flexBasis: '15rem' }} className="min-w-0 flex-1 text-small text-ink-muted">
          <PostNews post={post} isChanged={isChanged} />
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            icon={<Save {...ICON} />}
            loading={isSaving}
            disabled={!canSave}
            onClick={() => void save().then(settle)}
          >
            Save
          </Button>
          {state !== 'published' && (
            <Button icon={<Send {...ICON} />} disabled={!isReady} onClick={() => setOpen('publish')}>
              {state === 'scheduled' ? 'Change Time' : 'Publish'}
            </Button>
          )}
        </div>
      </div>
      {problem?.isConflict && <SaveConflict {...{ edited, form, save, onTake }} />}
      {post && (
        <div className="mb-8 flex flex-wrap gap-x-3 gap-y-1">
          <Button
            variant="ghost"
            size="small"
            icon={<History {...ICON} />}
            onClick={() => setOpen('revisions')}
          >
            Revisions
          </Button>
          {(state === 'published' || state === 'scheduled') && (
            <Button variant="ghost" size="small" onClick={() => setOpen('unpublish')}>
              {state === 'published' ? 'Unpublish' : 'Don’t Publish'}
            </Button>
          )}
          {post.takenFrom !== null && (
            <Button variant="ghost" size="small" onClick={() => setOpen('give-back')}>
              Give Back to {post.takenFrom}
            </Button>
          )}
          {(state === 'draft' || state === 'unpublished') && post.takenFrom === null && (
            <Button variant="ghost" size="small" onClick={() => setOpen('remove')}>
              Delete
            </Button>
          )}
        </div>
      )}
      {open === 'publish' && (
        <PublishDialog
          planned={state === 'scheduled' ? (post?.publishedAt ?? null) : null}
          onPublish={publish}
          onClose={close}
        />
      )}
      {open === 'revisions' && <RevisionsDialog {...{ edited, form, isChanged, onTake }} onClose={close} />}
      {(open === 'unpublish' || open === 'remove' || open === 'give-back') && (
        <ActDialog
          {...(open === 'unpublish' && state === 'scheduled' ? NOT_AT_ALL : TEXTS[open])}
          onClose={close}
          onAct={(reason) => act(open, reason)}
        />
      )}
    </>
  );
}

function PostNews({ post, isChanged }: { post: WrittenPost | null; isChanged: boolean }) {
  if (!post) return isChanged ? 'Not saved yet; this browser keeps it.' : 'Nothing is written yet.';
  const page = postAddress(post.kind, post.slug);
  return (
    <>
      {isChanged ? 'Changed since ' : ''}
      {isChanged ? `revision ${post.revision}` : `Revision ${post.revision}`}, saved{' '}
      {showMoment(post.savedAt)}.{' '}
      {post.state === 'published' && (
        <SiteLink to={page} prefetch="none" className="underline underline-offset-4">
          See its page
        </SiteLink>
      )}
      {post.state === 'scheduled' && post.publishedAt !== null && `Appears ${showMoment(post.publishedAt)}.`}
    </>
  );
}
