import { createObservable, type Observable } from '../../../../shared/observable.ts';
import { describeImageFailure } from '../../../generator/run-failure.rules.ts';
import { type RandomSource, randomSeed } from '../../../generator/seeds.rules.ts';
import { draftPrompt } from '../../draft/draft-prompt.rules.ts';
import {
  findSlide,
  startDraft,
  withoutPendingWork,
  withoutPicture,
  withPicture,
  withSlideRemoved,
  withWork,
} from '../../draft/story-draft.rules.ts';
import type { SlidePicture, StoryDraft } from '../../draft/story-draft.types.ts';
import type { ScriptPage } from '../../story-scripts.types.ts';

/** How many pictures of a draft are drawn at a time: the service lets others in between. */
const PICTURES_AT_ONCE = 2;

export interface PictureOrder {
  prompt: string;
  seed: number;
}

type FileOrigin = Exclude<SlidePicture['origin'], 'drawn'>;

/** The work of the browser and of the image service, of which the studio knows only the results. */
export interface DraftStudioOptions {
  drawPicture: (order: PictureOrder, signal: AbortSignal) => Promise<SlidePicture>;
  /** A file of the visitor, cut to the shape of a slide. Rejects with a message made for reading. */
  takePicture: (file: Blob, origin: FileOrigin) => Promise<SlidePicture>;
  random: RandomSource;
}

/** A draft and what is being done to it. */
export interface DraftStudio extends Observable<StoryDraft> {
  /** The draft as the script gave it. */
  readonly started: StoryDraft;
  /** Changes what is written; pictures are left to the functions below. */
  change(change: (draft: StoryDraft) => StoryDraft): void;
  /** Asks for pictures of these slides, a few at a time, in the order given. */
  draw(keys: readonly string[], seed?: number): void;
  /** The same slide in another way. */
  drawAgain(key: string): void;
  /** Shows a file of the visitor on a slide. */
  take(key: string, file: Blob, origin?: FileOrigin): Promise<void>;
  /** Leaves a slide without a picture. */
  clear(key: string): void;
  remove(key: string): void;
  /** A key that no slide has had. */
  newKey(): string;
  /** Gives up every picture that has not come. */
  stop(): void;
}

interface Job {
  key: string;
  seed: number;
  signal: AbortSignal;
}

export function createDraftStudio(
  script: { title: string; pages: readonly ScriptPage[] },
  { drawPicture, takePicture, random }: DraftStudioOptions,
): DraftStudio {
  const started = startDraft(script.title, script.pages, randomSeed(random));
  const state = createObservable(() => started);
  const change = (how: (draft: StoryDraft) => StoryDraft) => state.set(how(state.getSnapshot()));
  const turns = createTurns();
  const waiting: Job[] = [];
  let running = 0;
  let keysMade = script.pages.length;

  /** Shows what comes of the work, unless something else was begun for the slide meanwhile. */
  const settle = async (key: string, signal: AbortSignal, work: Promise<SlidePicture>): Promise<void> => {
    change((now) => withWork(now, key, { status: 'drawing' }));
    try {
      const picture = await work;
      if (!signal.aborted) change((now) => withPicture(now, key, picture));
    } catch (error) {
      if (signal.aborted) return;
      change((now) => withWork(now, key, { status: 'failed', ...describeImageFailure(error) }));
    }
  };

  const drawNow = async ({ key, seed, signal }: Job): Promise<void> => {
    const draft = state.getSnapshot();
    const slide = findSlide(draft, key);
    if (!slide || signal.aborted) return;
    const prompt = draftPrompt(slide, draft.title, draft.look);
    await settle(key, signal, drawPicture({ prompt, seed }, signal));
  };

  const startNext = (): void => {
    while (running < PICTURES_AT_ONCE) {
      const job = waiting.shift();
      if (!job) return;
      running += 1;
      void drawNow(job).finally(() => {
        running -= 1;
        startNext();
      });
    }
  };

  const draw = (keys: readonly string[], seed = state.getSnapshot().look.seed): void => {
    for (const key of keys) {
      waiting.push({ key, seed, signal: turns.begin(key) });
      change((now) => withWork(now, key, { status: 'waiting' }));
    }
    startNext();
  };

  return {
    started,
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
    change,
    draw,
    drawAgain: (key) => draw([key], randomSeed(random)),
    take: (key, file, origin = 'own') => settle(key, turns.begin(key), takePicture(file, origin)),
    clear(key) {
      turns.end(key);
      change((now) => withoutPicture(now, key));
    },
    remove(key) {
      turns.end(key);
      change((now) => withSlideRemoved(now, key));
    },
    newKey() {
      keysMade += 1;
      return `slide-${keysMade}`;
    },
    stop() {
      turns.endAll();
      change(withoutPendingWork);
    },
  };
}

/** One piece of work at a time for each slide: beginning another ends the one before. */
function createTurns() {
  const current = new Map<string, AbortController>();
  const end = (key: string) => current.get(key)?.abort();
  return {
    begin(key: string): AbortSignal {
      end(key);
      const turn = new AbortController();
      current.set(key, turn);
      return turn.signal;
    },
    end,
    endAll() {
      for (const turn of current.values()) turn.abort();
    },
  };
}
