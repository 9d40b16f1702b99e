import { AppError } from '../../../shared/app-error.ts';

export const createUnknownPostError = () =>
  new AppError({ status: 404, code: 'post.unknown', message: 'There’s no such post.' });

export const createUnknownRevisionError = () =>
  new AppError({ status: 404, code: 'post.unknown_revision', message: 'This revision is no longer kept.' });

/** @param revision the newest one. */
export const createChangedElsewhereError = (revision: number) =>
  new AppError(
    {
      status: 409,
      code: 'post.changed_elsewhere',
      message: 'Somebody changed this post meanwhile. Your text is still here: compare the two, then save.',
    },
    {},
    { revision: String(revision) },
  );

export const createTakenSlugError = (slug: string) =>
  new AppError({
    status: 409,
    code: 'post.slug_taken',
    message: `Another post has the address “${slug}” already. Please choose another one.`,
  });

export const createFixedSlugError = () =>
  new AppError({
    status: 409,
    code: 'post.slug_fixed',
    message: 'The address of a post that was shown stays, so that links to it go on working.',
  });

export const createShownPostError = () =>
  new AppError({
    status: 409,
    code: 'post.shown',
    message: 'Visitors see this post, or soon will. Unpublish it first.',
  });

export const createNotShownError = () =>
  new AppError({ status: 409, code: 'post.not_shown', message: 'Visitors don’t see this post.' });

export const createNoFileError = () =>
  new AppError({
    status: 404,
    code: 'post.no_file',
    message: 'There’s no file of this post that could be read.',
  });

export const createNotTakenError = () =>
  new AppError({
    status: 409,
    code: 'post.not_taken',
    message: 'This post wasn’t taken over from a file, so there’s no file to give it back to.',
  });

/** @param line of the text, counted from 1; 0 where the mistake has no place in it. */
export function createMistakeError(mistake: string, line = 0): AppError {
  const message =
    line > 0 ? `Line ${line}: ${mistake}.` : `${mistake.replace(/^./, (first) => first.toUpperCase())}.`;
  return new AppError(
    { status: 422, code: 'post.mistake', message },
    {},
    line > 0 ? { line: String(line) } : {},
  );
}

export const createNoPictureError = () =>
  new AppError({
    status: 400,
    code: 'post.no_picture',
    message: 'This isn’t a picture that can be opened. Choose a JPEG, PNG or WebP file.',
  });

export const createHugePictureError = (most: number) =>
  new AppError({
    status: 400,
    code: 'post.huge_picture',
    message: `This picture has more than ${Math.floor(most / 1_000_000)} million pixels. Choose a smaller one.`,
  });

export const createNoStoryError = () =>
  new AppError({
    status: 400,
    code: 'post.no_story',
    message: 'Choose the zip that the story generator’s page made of your draft.',
  });

export const createUnknownAuthorError = () =>
  new AppError({
    status: 404,
    code: 'post.unknown_author',
    message: 'There’s no such author among those added here. Authors of a file are changed in that file.',
  });

export const createTakenAuthorError = (name: string) =>
  new AppError({
    status: 409,
    code: 'post.author_taken',
    message: `There’s an author called ${name} already. Choose them, or write the name another way.`,
  });
