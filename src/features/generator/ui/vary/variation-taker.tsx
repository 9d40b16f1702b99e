import { useEffect, useEffectEvent, useState } from 'react';
import { systemClock } from '../../../../shared/clock.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import { findObstacle, obstacleMessage } from '../../run-guards.rules.ts';
import { useOwnImageService } from '../use-own-image-service.ts';
import type { ToolModel } from '../use-tool.ts';
import { recipeOf, startingPictureOf, takeHandedVariation } from './handed-variation.ts';
import { startVariation } from './start-variation.ts';

const BEGINNING_GONE = 'We couldn’t load what this image was made from, so nothing was made or charged.';

/** Begins the run that was chosen in the gallery, as soon as it is known who pays for it. */
export function VariationTaker({ model }: { model: ToolModel }) {
  const { tool, status } = model;
  const knowsVariations = useOwnImageService();
  const { readOnly: isReadOnly } = useSiteInfo();
  const [refusal, setRefusal] = useState<string | null>(null);
  const begin = useEffectEvent(async () => {
    const handed = takeHandedVariation(tool);
    if (!handed) return;
    const { kind } = handed;
    const run = {
      tool,
      prompt: handed.recipe.fullPrompt,
      hasPicture: true,
      status,
      isReadOnly,
      now: systemClock.now(),
    };
    const obstacle = findObstacle(run);
    if (obstacle) return setRefusal(obstacleMessage(obstacle, run));
    const [recipe, startingPicture] = await Promise.all([recipeOf(handed), startingPictureOf(handed)]);
    startVariation(model, kind, { picture: { tool, recipe, knowsVariations }, startingPicture });
  });
  const isKnown = status !== null;
  useEffect(() => {
    if (!isKnown) return;
    begin().catch((error: unknown) => {
      console.warn('A variation could not begin.', error);
      setRefusal(BEGINNING_GONE);
    });
  }, [isKnown]);
  return refusal && <Alert announce>{refusal}</Alert>;
}
