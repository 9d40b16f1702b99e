import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { systemClock } from '../../../shared/clock.ts';
import { createObservable, type WritableObservable } from '../../../shared/observable.ts';
import { useSiteInfo } from '../../../ui/use-site-info.ts';
import type { Tool } from '../../plans/plans.types.ts';
import { useToolStatus } from '../../user-status/ui/use-tool-status.ts';
import type { UserStatus } from '../../user-status/user-status.types.ts';
import { composePrompt, neutralChoices } from '../composed-prompt.rules.ts';
import type { AspectRatio, FilledForm, ImageSize, ToolChoices } from '../generator.types.ts';
import { findImageSize } from '../image-sizes.rules.ts';
import type { OptionListName } from '../options/option-lists.types.ts';
import { costPerImage } from '../run-cost.rules.ts';
import { findObstacle, obstacleMessage, type RunObstacle } from '../run-guards.rules.ts';
import { parseSeed } from '../seeds.rules.ts';
import type { RunOrder } from './run/current-run.ts';
import { createLazyRunController } from './run/lazy-run-controller.ts';
import { initialRunState, type RunState } from './run/run-state.ts';
import type { TilePlace } from './run/run-steps.ts';
import { useFormStorage } from './run/use-form-storage.ts';
import { useReusedSettings } from './run/use-reused-settings.ts';
import type { SeedChoice } from './seed-field.tsx';
import type { ChosenPicture } from './starting-picture/starting-picture.types.ts';

/** The server renders, and hydration starts from, the same state for everyone. */
const SERVER_STATES: Readonly<Record<Tool, RunState>> = {
  green: initialRunState('green'),
  yellow: initialRunState('yellow'),
};

/** Everything a tool's screen reads and does. */
export interface ToolModel {
  tool: Tool;
  status: UserStatus | null;
  run: RunState;
  choices: ToolChoices;
  size: ImageSize;
  seed: SeedChoice;
  /** What keeps a run from starting; null when one may. */
  obstacle: RunObstacle | null;
  /** Shown after an attempt that an obstacle stopped. */
  refusal: RunObstacle | null;
  promptRef: RefObject<HTMLTextAreaElement | null>;
  setPrompt: (text: string) => void;
  setNegativePrompt: (text: string) => void;
  setOption: (list: OptionListName, value: string) => void;
  setOptions: (options: ToolChoices['options']) => void;
  setAspectRatio: (aspectRatio: AspectRatio) => void;
  setSeed: (seed: SeedChoice) => void;
  /** What is painted instead of a scene. Only its own panel follows every move of it. */
  startingPicture: WritableObservable<ChosenPicture | null>;
  /** Starts a run, stops the running one, or says why not. */
  submit: () => void;
  /** Starts a run of what is filled in, with these changes. */
  start: (changes: Partial<RunOrder>) => void;
  /** Tries one failed picture again. */
  retry: (order: RunOrder, at: TilePlace) => void;
}

function useRunController(tool: Tool) {
  const { imageServiceUrl } = useSiteInfo();
  const [controller] = useState(() => createLazyRunController(tool, imageServiceUrl));
  const run = useSyncExternalStore(controller.subscribe, controller.getSnapshot, () => SERVER_STATES[tool]);
  useEffect(() => controller.open(), [controller]);
  return { controller, run };
}

function useChoices() {
  const [choices, setChoices] = useState(neutralChoices);
  const [aspectRatio, setAspectRatio] = useState<AspectRatio>('1:1');
  const setPrompt = useCallback((prompt: string) => setChoices((now) => ({ ...now, prompt })), []);
  return {
    choices,
    size: findImageSize(aspectRatio),
    setAspectRatio,
    setChoices,
    setPrompt,
    setNegativePrompt: (negativePrompt: string) => setChoices((now) => ({ ...now, negativePrompt })),
    setOption: (list: OptionListName, value: string) =>
      setChoices((now) => ({ ...now, options: { ...now.options, [list]: value } })),
    setOptions: (options: ToolChoices['options']) => setChoices((now) => ({ ...now, options })),
  };
}

/** The rest of the form only asks whether there is one, and may follow the panel by a frame. */
function useStartingPicture() {
  const [startingPicture] = useState(() => createObservable<ChosenPicture | null>(() => null));
  const [hasPicture, setHasPicture] = useState(false);
  useEffect(
    () =>
      startingPicture.subscribe(() =>
        startTransition(() => setHasPicture(startingPicture.getSnapshot() !== null)),
      ),
    [startingPicture],
  );
  return { startingPicture, hasPicture };
}

/** What the gallery calls an image that began with a picture and no words. */
const UNTITLED_PICTURE = 'My picture';

const NO_SEED: SeedChoice = { text: '', isLocked: false };

/** The field shows the seed of the latest run until a visitor writes or locks one. */
function useSeed(latestSeed: number | null) {
  const [seed, setSeed] = useState(NO_SEED);
  const [shownFor, setShownFor] = useState(latestSeed);
  if (shownFor !== latestSeed) {
    setShownFor(latestSeed);
    if (!seed.isLocked && latestSeed !== null) setSeed({ text: String(latestSeed), isLocked: false });
  }
  return { seed, setSeed };
}

/** Text typed before the page came alive is in the field but not yet in React. */
function useEarlyTyping(promptRef: RefObject<HTMLTextAreaElement | null>, setPrompt: (text: string) => void) {
  useLayoutEffect(() => {
    const typed = promptRef.current?.value;
    if (typed) setPrompt(typed);
  }, [promptRef, setPrompt]);
}

interface FormSetters {
  setChoices: Dispatch<SetStateAction<ToolChoices>>;
  setAspectRatio: (aspectRatio: AspectRatio) => void;
  setSeed: (seed: SeedChoice) => void;
}

/**
 * Fills the form with how another image was made, and shows it; else with what was in it before. What was
 * typed meanwhile stays.
 */
function useFilledForm(
  tool: Tool,
  promptRef: RefObject<HTMLTextAreaElement | null>,
  form: Pick<ToolModel, 'choices' | 'size' | 'seed'>,
  { setChoices, setAspectRatio, setSeed }: FormSetters,
) {
  const isHanded = useRef(false);
  const fillIn = useCallback(
    (handed: FilledForm) => {
      isHanded.current = true;
      setChoices(handed.choices);
      setAspectRatio(handed.aspectRatio);
      if (handed.seed !== undefined) setSeed({ text: String(handed.seed), isLocked: true });
      promptRef.current?.focus({ preventScroll: true });
      promptRef.current?.scrollIntoView({ block: 'center' });
    },
    [promptRef, setChoices, setAspectRatio, setSeed],
  );
  useReusedSettings(tool, fillIn);
  const [memory] = useState(() => ({
    onRestored: (stored: FilledForm | null) => {
      if (!stored || isHanded.current) return;
      setChoices(({ prompt }) => ({ ...stored.choices, prompt: prompt || stored.choices.prompt }));
      setAspectRatio(stored.aspectRatio);
      if (stored.seed !== undefined) setSeed({ text: String(stored.seed), isLocked: true });
    },
    onForgotten: () => {
      setChoices(neutralChoices());
      setAspectRatio('1:1');
      setSeed(NO_SEED);
    },
  }));
  const lockedSeed = form.seed.isLocked ? parseSeed(form.seed.text) : null;
  useFormStorage(tool, { ...form, lockedSeed }, memory);
}

export function useTool(tool: Tool): ToolModel {
  const status = useToolStatus(tool);
  const { controller, run } = useRunController(tool);
  const { choices, size, setChoices, ...setters } = useChoices();
  const { seed, setSeed } = useSeed(run.latestSeed);
  const [refusal, setRefusal] = useState<RunObstacle | null>(null);
  const { startingPicture, hasPicture } = useStartingPicture();
  const promptRef = useRef<HTMLTextAreaElement>(null);
  useEarlyTyping(promptRef, setters.setPrompt);
  useFilledForm(tool, promptRef, { choices, size, seed }, { ...setters, setChoices, setSeed });
  const { readOnly: isReadOnly } = useSiteInfo();
  const now = systemClock.now();
  const obstacle = findObstacle({
    tool,
    prompt: choices.prompt,
    hasPicture,
    status,
    now,
    isReadOnly,
  });

  const start = (changes?: Partial<RunOrder>) =>
    controller.start({
      prompt: choices.prompt.trim() || (hasPicture ? UNTITLED_PICTURE : ''),
      startingPicture: startingPicture.getSnapshot(),
      fullPrompt: composePrompt(tool, choices),
      choices,
      size,
      lockedSeed: seed.isLocked ? parseSeed(seed.text) : null,
      costPerImage: costPerImage(tool, status),
      ...changes,
    });
  const submit = () => {
    if (run.phase === 'running') return controller.stop();
    setRefusal(obstacle);
    if (obstacle === 'prompt-empty') promptRef.current?.focus();
    if (!obstacle) start();
  };
  // A refusal is over as soon as its obstacle is.
  const standingRefusal = refusal === obstacle ? refusal : null;
  return {
    tool,
    status,
    run,
    choices,
    size,
    seed,
    obstacle,
    refusal: standingRefusal,
    promptRef,
    startingPicture,
    ...setters,
    setSeed,
    submit,
    start,
    retry: controller.retry,
  };
}

/** What to write beside the button: that the site is paused, the status awaited, or the credits short once there is a prompt. */
export function noteFor({ tool, status, choices, obstacle, refusal }: ToolModel): string | null {
  const told = obstacle === 'credits-short' || obstacle === 'read-only' ? obstacle : refusal;
  if (told === null || told === 'prompt-empty' || told === 'plan-inactive') return null;
  return obstacleMessage(told, { tool, prompt: choices.prompt, status, now: systemClock.now() });
}
