import { Hono, type MiddlewareHandler } from 'hono';
import { type FormPart, readForm } from '../../platform/http/form-body.ts';
import { AppError } from '../../shared/app-error.ts';
import { answerPlainPage, wantsDocument } from '../pages/plain-page.ts';
import { AGE_ADDRESS, AGE_COOKIE, type FindRefusal, readWayOn } from './entry.rules.ts';

const YEAR_SECONDS = 31_536_000;
const UNAVAILABLE = 451;

interface EntryOptions {
  /** Undefined when everybody is let in. */
  findRefusal: FindRefusal | undefined;
  minimumAge: number;
}

/** Turns away whom the site is not for, and asks about the age where an owner wants that. */
export function createEntry({ findRefusal, minimumAge }: EntryOptions) {
  const guard: MiddlewareHandler = async (c, next) => {
    const refusal = findRefusal?.({ path: c.req.path, header: (name) => c.req.header(name) });
    if (!refusal) return await next();
    if (!wantsDocument(c.req.raw)) throw ERRORS[refusal]();
    if (refusal === 'place')
      return answerPlainPage({ status: UNAVAILABLE, ...PLACE, choices: { kind: 'none' } });
    const { pathname, search } = new URL(c.req.url);
    return askAge(minimumAge, pathname + search);
  };
  const routes = new Hono();
  if (minimumAge > 0) {
    routes.post(AGE_ADDRESS, async (c) => {
      const { answer, to } = await readForm(c.req.raw, { names: ['answer', 'to'] });
      const way = readWayOn(textOf(to));
      if (textOf(answer) !== 'old-enough') return tellYounger(minimumAge);
      const secure = new URL(c.req.url).protocol === 'https:' ? '; Secure' : '';
      const cookie = `${AGE_COOKIE}=${minimumAge}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
      return new Response(null, {
        status: 303,
        headers: { Location: way, 'Set-Cookie': cookie, 'Cache-Control': 'no-store' },
      });
    });
  }
  return { guard, routes };
}

const textOf = (part: FormPart | undefined) => new TextDecoder().decode(part?.bytes);

const PLACE = {
  title: 'Not available where you are',
  sentence: 'For legal reasons this site can’t be used from your country.',
} as const;

const ERRORS = {
  place: () => new AppError({ status: UNAVAILABLE, code: 'entry.place', message: PLACE.sentence }),
  age: () =>
    new AppError({
      status: 403,
      code: 'entry.age',
      message: 'Please say how old you are first. Load this page again to be asked.',
    }),
};

function askAge(age: number, way: string): Response {
  return answerPlainPage({
    // Nobody keeps it in the place of the page.
    status: 403,
    title: `Are you ${age} or older?`,
    sentence: `This site is for people who are at least ${age}. We remember your answer in this browser, in one cookie that says nothing else.`,
    headers: { 'X-Robots-Tag': 'noindex' },
    choices: {
      kind: 'form',
      address: AGE_ADDRESS,
      kept: { to: way },
      buttons: [
        { value: 'old-enough', text: `Yes, I’m ${age} or older` },
        { value: 'younger', text: 'No, I’m younger' },
      ],
    },
  });
}

function tellYounger(age: number): Response {
  return answerPlainPage({
    status: 403,
    title: 'Come back later',
    sentence: `This site is for people who are at least ${age}. Nothing about you was kept.`,
    choices: { kind: 'none' },
  });
}
