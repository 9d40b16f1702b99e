import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { scriptFailureMessage } from '../script-failure.rules.ts';
import { isTitleGiven, MISSING_INPUT_MESSAGE } from '../script-request.rules.ts';
import { requestScript, type ScriptConnection } from './request-script.ts';
import { scriptStorage } from './script-storage.ts';
import { type MainImageModel, useMainImage } from './use-main-image.ts';
import type { WrittenStory } from './written-story.types.ts';

export type ScriptOutcome =
  | { phase: 'idle' }
  | { phase: 'writing' }
  | { phase: 'written'; story: WrittenStory }
  | { phase: 'failed'; message: string };

export interface StoryGeneratorModel {
  title: string;
  setTitle: (title: string) => void;
  mainImage: MainImageModel;
  /** Both are there. */
  isComplete: boolean;
  outcome: ScriptOutcome;
  /** What was pressed for too early, until the missing part is there. */
  refusal: string | undefined;
  /** A draft of the script holds pictures that exist nowhere else. */
  isDraftAtRisk: boolean;
  noteDraftRisk: (isAtRisk: boolean) => void;
  /** Asks for a script; while one is being written it does nothing. */
  submit: () => void;
  stop: () => void;
}

const SITE: ScriptConnection = { fetch: (address, init) => fetch(address, init) };

const IDLE: ScriptOutcome = { phase: 'idle' };

export function useStoryGenerator(): StoryGeneratorModel {
  const [title, setTitle] = useState('');
  const mainImage = useMainImage();
  const [outcome, setOutcome] = useState<ScriptOutcome>(IDLE);
  const [isRefused, setIsRefused] = useState(false);
  const [isDraftAtRisk, noteDraftRisk] = useState(false);
  const running = useRef<AbortController | null>(null);
  const image = mainImage.image?.file ?? null;
  const isComplete = isTitleGiven(title) && image !== null;

  useEffect(() => () => running.current?.abort(), []);
  const restore = useEffectEvent((story: WrittenStory) => {
    setTitle(story.title);
    if (story.image) mainImage.choose(story.image);
    setOutcome({ phase: 'written', story });
  });
  useLayoutEffect(() => {
    const remembered = scriptStorage.read();
    if (remembered) restore(remembered);
  }, []);

  const write = async (order: { title: string; image: File }) => {
    const controller = new AbortController();
    running.current = controller;
    setOutcome({ phase: 'writing' });
    scriptStorage.clear();
    const next = await outcomeOf(order, controller.signal);
    if (running.current === controller) running.current = null;
    if (next) setOutcome(next);
  };

  return {
    title,
    setTitle,
    mainImage,
    isComplete,
    outcome,
    refusal: isRefused && !isComplete ? MISSING_INPUT_MESSAGE : undefined,
    isDraftAtRisk,
    noteDraftRisk,
    submit() {
      if (running.current) return;
      setIsRefused(!isComplete);
      if (isTitleGiven(title) && image) void write({ title: title.trim(), image });
    },
    stop() {
      running.current?.abort();
      running.current = null;
      setOutcome(IDLE);
    },
  };
}

/** How an order ended; null when it was stopped, by the button or by leaving the page. */
async function outcomeOf(
  order: { title: string; image: File },
  signal: AbortSignal,
): Promise<ScriptOutcome | null> {
  try {
    const script = await requestScript(SITE, order, signal);
    if (signal.aborted) return null;
    const story = { ...order, script };
    scriptStorage.write(story);
    return { phase: 'written', story };
  } catch (error) {
    return signal.aborted ? null : { phase: 'failed', message: scriptFailureMessage(error) };
  }
}
