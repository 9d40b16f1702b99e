import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GalleryImage } from '../gallery-answer.ts';
import { CARD_ATTRIBUTE } from '../gallery-grid-style.ts';
import { changeRange, keepShown, NOTHING, type Selection, toggle } from './selection.rules.ts';

/** So near to the edge of the window, it scrolls under a pointer that chooses, a step with each frame. */
const EDGE = 72;
const EDGE_STEP = 14;
/** A press that trembles so far is no wish to scroll. */
const SLACK = 8;

interface Drag {
  base: Selection;
  from: string;
  isChosen: boolean;
  over: string;
  /** Where the pointer is in the window. */
  x: number;
  y: number;
  /** Where it was pressed. */
  startY: number;
}

export interface Selecting {
  ids: ReadonlySet<string>;
  /** Chooses one or lets go of it; with shift everything from the one before. */
  press(id: string, isRange: boolean): void;
  /** What a button that chooses listens to, so that it can be drawn over others. */
  dragFrom(id: string): {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    /** Whether a press that ends now was a drag. */
    wasDragged: () => boolean;
  };
  clear(): void;
}

/** Chooses images one by one, by ranges and by drawing over them, with mouse, finger and keyboard. */
export function useSelecting(images: readonly GalleryImage[]): Selecting {
  const [chosen, setChosen] = useState<Selection>(NOTHING);
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const order = images.map(({ id }) => id);
  const selection = keepShown(chosen, order);
  const clear = () => setChosen(NOTHING);
  const isChoosing = selection.ids.size > 0;
  useEffect(() => {
    if (!isChoosing) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setChosen(NOTHING);
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [isChoosing]);

  const [edge, setEdge] = useState<-1 | 0 | 1>(0);
  const chooseUnder = () => {
    const { current } = drag;
    if (!current) return;
    const card = document.elementFromPoint(current.x, current.y)?.closest('li');
    const over = card?.querySelector(`[${CARD_ATTRIBUTE}]`)?.getAttribute(CARD_ATTRIBUTE);
    if (!over || over === current.over) return;
    current.over = over;
    wasDragged.current = true;
    const { base, from, isChosen } = current;
    setChosen(changeRange(base, order, { from, to: over, isChosen }));
  };
  const onScrolled = useEffectEvent(chooseUnder);
  useEffect(() => {
    if (edge === 0) return;
    // Also under a finger that rests there.
    let frame = requestAnimationFrame(function scroll() {
      window.scrollBy(0, edge * EDGE_STEP);
      onScrolled();
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [edge]);
  const moveTo = (x: number, y: number) => {
    const { current } = drag;
    if (!current) return;
    Object.assign(current, { x, y });
    const isUp = y < Math.min(EDGE, current.startY - SLACK);
    const isDown = y > Math.max(window.innerHeight - EDGE, current.startY + SLACK);
    setEdge(isUp ? -1 : isDown ? 1 : 0);
    chooseUnder();
  };
  const end = () => {
    drag.current = null;
    setEdge(0);
  };
  return {
    ids: selection.ids,
    clear,
    press(id, isRange) {
      const { anchor } = selection;
      setChosen(
        isRange && anchor !== null
          ? changeRange(selection, order, { from: anchor, to: id, isChosen: true })
          : toggle(selection, id),
      );
    },
    dragFrom: (id) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = false;
        const { clientX: x, clientY: y } = event;
        drag.current = {
          base: selection,
          from: id,
          isChosen: !selection.ids.has(id),
          over: id,
          x,
          y,
          startY: y,
        };
      },
      onPointerMove: ({ clientX, clientY }) => moveTo(clientX, clientY),
      onPointerUp: end,
      onPointerCancel: end,
      wasDragged: () => wasDragged.current,
    }),
  };
}
