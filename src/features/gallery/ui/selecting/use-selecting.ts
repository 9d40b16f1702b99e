import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '../gallery-answer.ts';
import { CARD_ATTRIBUTE } from '../gallery-grid-style.ts';
import { changeRange, keepShown, NOTHING, type Selection, toggle } from './selection.rules.ts';

/** So near to the edge of the window, it scrolls under a pointer that chooses. */
const EDGE = 72;
const EDGE_STEP = 14;

interface Drag {
  base: Selection;
  from: string;
  isChosen: boolean;
  over: string;
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

  const moveTo = (x: number, y: number) => {
    const { current } = drag;
    if (!current) return;
    if (y < EDGE) window.scrollBy(0, -EDGE_STEP);
    else if (y > window.innerHeight - EDGE) window.scrollBy(0, EDGE_STEP);
    const card = document.elementFromPoint(x, y)?.closest('li');
    const over = card?.querySelector(`[${CARD_ATTRIBUTE}]`)?.getAttribute(CARD_ATTRIBUTE);
    if (!over || over === current.over) return;
    current.over = over;
    wasDragged.current = true;
    const { base, from, isChosen } = current;
    setChosen(changeRange(base, order, { from, to: over, isChosen }));
  };
  const end = () => {
    drag.current = null;
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
        drag.current = { base: selection, from: id, isChosen: !selection.ids.has(id), over: id };
      },
      onPointerMove: ({ clientX, clientY }) => moveTo(clientX, clientY),
      onPointerUp: end,
      onPointerCancel: end,
      wasDragged: () => wasDragged.current,
    }),
  };
}
