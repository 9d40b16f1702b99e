import type { KeyboardEvent } from 'react';
import { type FramePoint, type ZoomView, zoomAt } from './zoom.rules.ts';

const MIDDLE: FramePoint = { right: 0, down: 0 };
const ZOOM_STEP = 1.4;
/** Share of the picture that an arrow moves, as long as it is whole. */
const MOVE = 0.12;

const ARROWS: Readonly<Record<string, { x: number; y: number; turn: 1 | -1 | 0 }>> = {
  ArrowLeft: { x: -1, y: 0, turn: -1 },
  ArrowRight: { x: 1, y: 0, turn: 1 },
  ArrowUp: { x: 0, y: -1, turn: 0 },
  ArrowDown: { x: 0, y: 1, turn: 0 },
};

export function zoomInSteps(view: ZoomView, steps: number): ZoomView {
  return zoomAt(view, ZOOM_STEP ** steps, MIDDLE, { width: 1, height: 1 });
}

interface ViewerKeys {
  view: ZoomView;
  onView: (view: ZoomView) => void;
  onTurn: (by: 1 | -1) => void;
  /** By the letter that stands for each, in lower case. */
  shortcuts: Readonly<Record<string, (() => void) | undefined>>;
}

/** Arrows turn to the next picture, or move one that is enlarged; plus, minus and 0 zoom; letters act. */
export function useViewerKeys({ view, onView, onTurn, shortcuts }: ViewerKeys) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const act = actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };

  function actionOf(key: string): (() => void) | undefined {
    const arrow = ARROWS[key];
    if (arrow && view.zoom > 1) {
      const step = MOVE / view.zoom;
      return () => onView({ ...view, x: view.x + arrow.x * step, y: view.y + arrow.y * step });
    }
    if (arrow?.turn) return () => onTurn(arrow.turn as 1 | -1);
    if (key === '+' || key === '=') return () => onView(zoomInSteps(view, 1));
    if (key === '-') return () => onView(zoomInSteps(view, -1));
    if (key === '0') return () => onView({ zoom: 1, x: 0.5, y: 0.5 });
    return shortcuts[key.toLowerCase()];
  }
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [role=menu] *, [role=slider]')
  );
}
