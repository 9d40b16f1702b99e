import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { slugOf } from '../../../posts/sources/library/markdown/post-slug.rules.ts';
import type { WrittenPost } from '../../../posts/written/written-posts.types.ts';
import type { Me } from '../../owner.types.ts';
import { insertBlock } from '../../posts/markdown-editing.rules.ts';
import type { PostChoices, PostToEdit } from '../../posts/owner-posts.types.ts';
import type { PostForm } from '../../posts/post-form.rules.ts';
import { ConsoleFrame } from '../console-frame.tsx';
import { consoleAddress } from '../owner-addresses.ts';
import { applyEdit, MarkdownField, selectedOf } from './markdown-field.tsx';
import { PostBar } from './post-bar.tsx';
import { PostFields } from './post-fields.tsx';
import { PostPictures } from './post-pictures.tsx';
import { PostPreview } from './post-preview.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import { usePost } from './use-post.ts';
import { usePreview } from './use-preview.ts';

interface PostEditorProps {
  me: Me;
  /** Null for a post that is begun. */
  saved: PostToEdit | null;
  started: PostForm;
  choices: PostChoices;
}

const HINTS = {
  post: 'Markdown, as in the files. Each picture stands on a line of its own.',
  story: 'Pictures alone, each on its line: ![Caption||https://link](picture:slide-1 "Heading").',
} as const;

/** Writing, and beside it what readers will see. */
export function PostEditor({ me, saved, started, choices }: PostEditorProps) {
  const navigate = useNavigate();
  const kind = saved?.kind ?? 'post';
  const [form, setForm] = useState(started);
  const [isAddressTyped, setIsAddressTyped] = useState(saved !== null);
  const [isAdding, setIsAdding] = useState(false);
  const edited = usePost(saved, started, kind);
  const { post, kept, problem } = edited;
  const { isChanged, offered, drop } = useKeptDraft(saved?.id ?? 'new', form, kept);
  const preview = usePreview(kind, form);
  const areaRef = useRef<HTMLTextAreaElement>(null);

  const change = (part: Partial<PostForm>) => {
    if (part.slug !== undefined) setIsAddressTyped(true);
    setForm((before) => {
      const after = { ...before, ...part };
      return isAddressTyped || part.title === undefined ? after : { ...after, slug: proposeSlug(part.title) };
    });
  };
  const insertPicture = (key: string) => {
    const area = areaRef.current;
    const caption = kind === 'story' ? 'What happens' : '';
    if (area) applyEdit(area, insertBlock(selectedOf(area), `![${caption}](picture:${key})`));
  };
  const save = async (basedOn?: number): Promise<WrittenPost | undefined> => {
    const answer = await edited.save(form, basedOn);
    // What is kept in the browser for a new post is saved now under its own name.
    if (answer && !saved) drop();
    return answer;
  };
  /** A new post has an address of its own from its first save on. */
  const settle = (answer: WrittenPost | undefined) => {
    if (answer && !saved) void navigate(consoleAddress('posts', answer.id), { replace: true });
  };
  const isReady = form.title.trim() !== '' && form.slug !== '';
  const canSave = isReady && (post === null || isChanged);
  useSaveKey(() => {
    if (canSave && !edited.isSaving) void save().then(settle);
  });

  return (
    <ConsoleFrame me={me} title={form.title.trim() || (saved ? 'A post' : 'A new post')}>
      <PostBar {...{ edited, form, isChanged, isReady, canSave, save, settle, onTake: setForm }} />
      {offered && (
        <Alert
          className="mb-6"
          title="There is a text here that was never saved"
          actions={
            <>
              <Button
                size="small"
                onClick={() => {
                  setForm(offered);
                  drop();
                }}
              >
                Go On With It
              </Button>
              <Button size="small" variant="secondary" onClick={drop}>
                Forget It
              </Button>
            </>
          }
        >
          This browser kept it when you left.
        </Alert>
      )}
      {problem && !problem.isConflict && (
        <Alert tone="error" className="mb-6">
          {problem.message}
        </Alert>
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <PostFields
            {...{ kind, form, choices }}
            isAddressFixed={post !== null && post.publishedAt !== null}
            onChange={change}
          />
          <MarkdownField
            areaRef={areaRef}
            value={form.body}
            hint={HINTS[kind]}
            onValueChange={(body) => change({ body })}
            onAddPicture={() => setIsAdding(true)}
          />
          <PostPictures
            {...{ kind, form, choices, isAdding }}
            onAddingChange={setIsAdding}
            onChange={change}
            onInsert={insertPicture}
          />
        </div>
        <div style={{ top: '5rem' }} className="min-w-0 lg:sticky lg:self-start">
          <PostPreview kind={kind} {...preview} />
        </div>
      </div>
    </ConsoleFrame>
  );
}

function proposeSlug(title: string): string {
  return title.trim() === '' ? '' : slugOf(title);
}

/** Ctrl S saves the post, and not the page of the browser. */
function useSaveKey(save: () => void) {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (event.repeat) return;
      saveNow();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
