import { type PointerEvent, useEffect, useRef } from 'react';
import { apart, between, type FramePoint } from './frame-points.rules.ts';

interface PictureGestures {
  /** By a wheel or two fingers, around a point that stays where it is. */
  onZoom: (factor: number, at: FramePoint) => void;
  /** By one pointer. */
  onDrag: (by: FramePoint) => void;
  /** A pointer that never had another beside it is lifted, so far from where it was set down. */
  onLift?: (travel: FramePoint, event: PointerEvent<HTMLDivElement>) => void;
}

const WHEEL_STEP = 1.15;

/**
 * Wheel, drag and pinch on a picture in a frame.
 * @returns the ref and the handlers of the frame.
 */
export function usePictureGestures({ onZoom, onDrag, onLift }: PictureGestures) {
  const ref = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, FramePoint>());
  const travel = useRef<FramePoint & { isPinch: boolean }>({ right: 0, down: 0, isPinch: false });

  // React listens to wheels passively, so the page would scroll along.
  useEffect(() => {
    const element = ref.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      onZoom(event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, pointIn(element, event));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  });

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointIn(event.currentTarget, event));
    travel.current = { right: 0, down: 0, isPinch: pointers.current.size > 1 };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointIn(event.currentTarget, event);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, now);
    const moved = { right: now.right - before.right, down: now.down - before.down };
    travel.current.right += moved.right;
    travel.current.down += moved.down;
    if (other) onZoom(apart(now, other) / Math.max(1, apart(before, other)), between(now, other));
    else onDrag(moved);
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    pointers.current.delete(event.pointerId);
    const { right, down, isPinch } = travel.current;
    if (!isPinch) onLift?.({ right, down }, event);
  };
  const onPointerCancel = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return { ref, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

export function pointIn(
  element: Element | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): FramePoint {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return { right: clientX - left - width / 2, down: clientY - top - height / 2 };
}
