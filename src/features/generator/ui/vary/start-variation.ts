import type { ChosenPicture } from '../starting-picture/starting-picture.types.ts';
import type { ToolModel } from '../use-tool.ts';
import { planVariation, type VariationKind, type VariedPicture } from './plan-variation.rules.ts';

/** Begins a run of its own from a finished picture; what the form says stays as it is. */
export function startVariation(
  { start }: Pick<ToolModel, 'start'>,
  kind: VariationKind,
  { picture, startingPicture }: { picture: VariedPicture; startingPicture: ChosenPicture | undefined },
): void {
  const plan = planVariation(kind, picture, Math.random);
  if (!plan) return;
  const { prompt } = picture.recipe;
  // Whoever has such a picture was asked before whether to draw it.
  start({ ...plan, prompt, startingPicture: startingPicture ?? null, drawsAnyway: true });
}
