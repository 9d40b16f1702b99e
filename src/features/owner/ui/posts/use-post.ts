import { useState } from 'react';
import type { PostKind, WrittenPost } from '../../../posts/written/written-posts.types.ts';
import type { PostToEdit } from '../../posts/owner-posts.types.ts';
import { formOf, type PostForm, textOf } from '../../posts/post-form.rules.ts';
import { describeActFailure } from '../acting/describe-act-failure.ts';
import { Unproven } from '../acting/proof.ts';
import { useAct } from '../acting/use-act.ts';
import { codeOf } from '../known-staff.ts';

const FALLBACK = 'It wasn’t saved. Your text is still here; please try again.';

/** What went wrong with the last save; `isConflict` when somebody else saved meanwhile. */
interface Problem {
  message: string;
  isConflict: boolean;
}

/** The post that is edited, as it is saved, and what may be done with it. */
export function usePost(saved: WrittenPost | null, started: PostForm, kind: PostKind) {
  const call = useAct();
  const [post, setPost] = useState(saved);
  /** What the last save kept. */
  const [kept, setKept] = useState(started);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const send = async (at: WrittenPost | null, name: string, body: object): Promise<WrittenPost> => {
    const path = at ? `/posts/${at.id}${name}` : '/posts';
    const answer = await call<WrittenPost>({ method: 'POST', path, body });
    if (!answer) throw new Unproven(FALLBACK);
    setPost(answer);
    return answer;
  };
  /** For a step after which there is no such post. */
  const end = async (name: string, body: object): Promise<void> => {
    await call({ method: 'POST', path: `/posts/${post?.id}${name}`, body });
  };
  /** @returns undefined when it failed, which `problem` tells. */
  const save = async (form: PostForm, basedOn = post?.revision): Promise<WrittenPost | undefined> => {
    setIsSaving(true);
    setProblem(null);
    try {
      const written = { slug: form.slug, text: textOf(form) };
      const answer = await send(post, '/save', post ? { ...written, basedOn } : { ...written, kind });
      setKept(form);
      return answer;
    } catch (error) {
      const message = describeActFailure(error, FALLBACK);
      setProblem({ message, isConflict: codeOf(error) === 'post.changed_elsewhere' });
      return undefined;
    } finally {
      setIsSaving(false);
    }
  };
  const readNewest = async (): Promise<PostToEdit> => {
    const newest = await call<PostToEdit>({ method: 'GET', path: `/posts/${post?.id}` });
    if (!newest) throw new Unproven(FALLBACK);
    return newest;
  };
  /** Goes on with what somebody else saved, or with an older text. @returns its form. */
  const takeNewest = async (): Promise<PostForm> => {
    const { text, revisions: _, ...newest } = await readNewest();
    const form = formOf(newest.slug, text);
    setPost(newest);
    setKept(form);
    setProblem(null);
    return form;
  };
  return {
    post,
    kept,
    problem,
    isSaving,
    save,
    send,
    end,
    readNewest,
    takeNewest,
  };
}

export type EditedPost = ReturnType<typeof usePost>;
