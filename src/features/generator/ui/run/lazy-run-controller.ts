import { createObservable, type Observable } from '../../../../shared/observable.ts';
import { browserStorage } from '../../../../ui/browser-storage.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import { PART_FAILURE_MESSAGE } from '../../run-failure.rules.ts';
import { KEPT_STRIPS_KEYS } from '../../strips/kept-strips-keys.rules.ts';
import type { OpenedRunController } from './browser-run-controller.ts';
import type { RunOrder } from './current-run.ts';
import { initialRunState, type RunState } from './run-state.ts';
import type { TilePlace } from './run-steps.ts';

/** One tool's runs as its screen knows them; the code that makes them comes with the first touch. */
interface LazyRunController extends Observable<RunState> {
  start(order: RunOrder): void;
  retry(order: RunOrder, at: TilePlace): void;
  stop(): void;
  /** Shows what this browser keeps. @returns what to call when the page goes. */
  open(): () => void;
}

type RunCode = typeof import('./browser-run-controller.ts');

/** Kept, because to import again what is there waits for the next task, and so for the next frame. */
let code: RunCode | undefined;

async function loadCode(): Promise<RunCode> {
  code = await import('./browser-run-controller.ts');
  return code;
}

/** For pointers and focus that come near; what fails here is tried again by the run. */
export function warmRuns(): void {
  loadCode().catch((error: unknown) => console.warn('The run did not load yet.', error));
}

export function createLazyRunController(tool: Tool, imageServiceUrl: string): LazyRunController {
  const state = createObservable(() => initialRunState(tool));
  let opened: OpenedRunController | undefined;
  const openWith = ({ openRunController }: RunCode) =>
    (opened ??= openRunController({ tool, imageServiceUrl, state }));
  const withController = (use: (controller: OpenedRunController) => void): void => {
    const withLoaded = (loaded: RunCode) => use(openWith(loaded));
    // Without a task in between when it is here, so that the run asks at once.
    if (code) withLoaded(code);
    else
      loadCode().then(withLoaded, (error: unknown) => {
        console.warn('The run did not load.', error);
        const failure = { message: PART_FAILURE_MESSAGE };
        state.set({ ...state.getSnapshot(), phase: 'finished', failure });
      });
  };
  return {
    ...state,
    start: (order) => withController((controller) => void controller.start(order)),
    retry: (order, at) => withController((controller) => void controller.retry(order, at)),
    stop: () => opened?.stop(),
    open() {
      let isOpen = true;
      if (browserStorage.getItem(KEPT_STRIPS_KEYS[tool])) {
        loadCode().then(
          (loaded) => isOpen && openWith(loaded),
          (error: unknown) => console.warn('Earlier pictures did not load.', error),
        );
      }
      return () => {
        isOpen = false;
        opened?.close();
        opened = undefined;
      };
    },
  };
}
