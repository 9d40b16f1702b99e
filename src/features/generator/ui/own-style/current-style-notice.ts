import { createObservable } from '../../../../shared/observable.ts';
import type { Tool } from '../../../plans/plans.types.ts';

/** What a visitor should know of the style of a picture that was handed to a tool. */
export const styleNotice = createObservable<{ tool: Tool; text: string } | null>(() => null);
