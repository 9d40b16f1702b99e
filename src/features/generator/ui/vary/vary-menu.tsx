import { Menu } from '@base-ui/react/menu';
import { type ReactElement, type RefObject, useRef } from 'react';
import { systemClock } from '../../../../shared/clock.ts';
import { useAccent } from '../../../../ui/accent.tsx';
import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import { useToolStatus } from '../../../user-status/ui/use-tool-status.ts';
import { creditsText } from '../../credits-text.rules.ts';
import { describeDailyReset } from '../../daily-reset.rules.ts';
import { costPerRun, IMAGES_PER_RUN } from '../../run-cost.rules.ts';
import { findObstacle, obstacleMessage } from '../../run-guards.rules.ts';
import { canVary, type VariationKind, type VariedPicture } from './plan-variation.rules.ts';

const VARIATIONS: readonly { kind: VariationKind; name: string; hint: string }[] = [
  { kind: 'again', name: 'Again', hint: 'The same words and settings once more' },
  { kind: 'nearby', name: 'Nearby', hint: 'The same scene, arranged another way' },
  { kind: 'light', name: 'Other light', hint: 'The same scene in a different light' },
  { kind: 'style', name: 'Other style', hint: 'The same scene in different styles' },
  { kind: 'wider', name: 'Wider', hint: 'The same scene in the next wider shape' },
  { kind: 'taller', name: 'Taller', hint: 'The same scene in the next taller shape' },
];

interface VaryMenuProps {
  picture: VariedPicture;
  /** The button that opens it. */
  trigger: ReactElement;
  onVary: (kind: VariationKind) => void;
  /** Takes the focus after a choice, where the button goes away with its picture. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/** More pictures like one that is finished: each entry is a run of its own, at its price. */
export function VaryMenu({ picture, trigger, onVary, focusAfter }: VaryMenuProps) {
  const { tool, recipe } = picture;
  const isChosen = useRef(false);
  const accent = useAccent();
  const status = useToolStatus(tool);
  const { readOnly: isReadOnly } = useSiteInfo();
  const request = { tool, prompt: recipe.fullPrompt, hasPicture: true, status, isReadOnly };
  const now = systemClock.now();
  const obstacle = findObstacle({ ...request, now });
  const reason =
    obstacle && (obstacleMessage(obstacle, { ...request, now }) ?? describeDailyReset(now, true));
  const price = creditsText(tool, costPerRun(tool, status));
  return (
    <Menu.Root
      onOpenChange={(isOpen) => {
        if (isOpen) isChosen.current = false;
      }}
    >
      <Menu.Trigger render={trigger} />
      {/* Outside of every landmark assistive technology would find it by chance alone. */}
      <Menu.Portal render={<section aria-label="Vary this picture" />}>
        <Menu.Positioner
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 outline-none"
          data-accent={accent}
        >
          <Menu.Popup
            finalFocus={() => (isChosen.current && focusAfter?.current) || true}
            className="lit-border max-h-(--available-height) w-72 max-w-(--available-width) origin-(--transform-origin) overflow-y-auto overscroll-contain rounded-lg bg-surface-raised p-1.5 text-ink shadow-floating outline-none transition-[opacity,scale] duration-fast data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
          >
            <Menu.Group>
              <Menu.GroupLabel className="px-3 py-2 text-caption text-ink-muted">
                {reason ?? `Each makes ${IMAGES_PER_RUN[tool]} new images.`}
              </Menu.GroupLabel>
              {VARIATIONS.filter(({ kind }) => canVary(kind, picture)).map(({ kind, name, hint }) => (
                <Menu.Item
                  key={kind}
                  disabled={obstacle !== null}
                  onClick={() => {
                    isChosen.current = true;
                    onVary(kind);
                  }}
                  className="min-h-11 cursor-pointer rounded-sm px-3 py-1.5 outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-muted data-highlighted:bg-surface-high"
                >
                  <span className="text-small font-semibold">
                    {name} · {price}
                  </span>
                  <span className="block text-caption text-ink-muted">{hint}</span>
                </Menu.Item>
              ))}
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
