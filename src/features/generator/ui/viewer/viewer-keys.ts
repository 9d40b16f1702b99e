import type { KeyboardEvent } from 'react';
import { isTextField } from '../../../../ui/is-text-field.ts';
import { moveInSteps, WHOLE_PICTURE, type ZoomView, zoomInSteps } from './zoom.rules.ts';

const ARROWS: Readonly<Record<string, { x: number; y: number; turn: 1 | -1 | 0 }>> = {
  ArrowLeft: { x: -1, y: 0, turn: -1 },
  ArrowRight: { x: 1, y: 0, turn: 1 },
  ArrowUp: { x: 0, y: -1, turn: 0 },
  ArrowDown: { x: 0, y: 1, turn: 0 },
};

interface ViewerKeys {
  view: ZoomView;
  onView: (view: ZoomView) => void;
  onTurn: (by: 1 | -1) => void;
  /** By the letter that stands for each, in lower case. */
  shortcuts: Readonly<Record<string, (() => void) | undefined>>;
}

/**
 * Arrows turn to the next picture, or move one that is enlarged; plus, minus and 0 zoom; letters act.
 * @returns what listens to the keys of the viewer.
 */
export function createKeyListener({ view, onView, onTurn, shortcuts }: ViewerKeys) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const act = actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };

  function actionOf(key: string): (() => void) | undefined {
    const arrow = ARROWS[key];
    if (arrow && view.zoom > 1) return () => onView(moveInSteps(view, arrow));
    if (arrow?.turn) return () => onTurn(arrow.turn as 1 | -1);
    if (key === '+' || key === '=') return () => onView(zoomInSteps(view, 1));
    if (key === '-') return () => onView(zoomInSteps(view, -1));
    if (key === '0') return () => onView(WHOLE_PICTURE);
    return shortcuts[key.toLowerCase()];
  }
}

/** A menu and a slider take keys for themselves, too. */
function isTyping(target: EventTarget): boolean {
  return (
    isTextField(target) ||
    (target instanceof HTMLElement && target.matches('[role=menu], [role=menu] *, [role=slider]'))
  );
}
