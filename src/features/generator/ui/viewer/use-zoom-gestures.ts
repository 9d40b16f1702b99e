import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  dragBy,
  type Extent,
  type FramePoint,
  fitInto,
  keepInFrame,
  swipeOf,
  WHOLE_PICTURE,
  type ZoomView,
  zoomAt,
} from './zoom.rules.ts';

const WHEEL_STEP = 1.15;
const DOUBLE_PRESS_ZOOM = 2.5;
const DOUBLE_PRESS_MS = 300;

interface ZoomGestures {
  picture: Extent;
  view: ZoomView;
  onView: (view: ZoomView) => void;
  /** 1 to the next picture, -1 to the one before. */
  onTurn?: (by: 1 | -1) => void;
}

/**
 * Wheel, drag, pinch, double press and swipe on a picture.
 * @returns the ref and the handlers of the frame, and how large the picture is in it.
 */
export function useZoomGestures({ picture, view, onView, onTurn }: ZoomGestures) {
  const ref = useRef<HTMLDivElement>(null);
  const frame = useExtentOf(ref);
  const fitted = fitInto(picture, frame);
  const pointers = useRef(new Map<number, FramePoint>());
  const travel = useRef<FramePoint & { isPinch: boolean }>({ right: 0, down: 0, isPinch: false });
  const lastPress = useRef(0);
  // Several moves of a finger may come before the picture is drawn again.
  const latest = useRef(view);
  latest.current = view;
  const show = (next: ZoomView) => {
    latest.current = keepInFrame(next, fitted, frame);
    onView(latest.current);
  };

  // React listens to wheels passively, so the page would scroll along.
  useEffect(() => {
    const element = ref.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      show(
        zoomAt(
          latest.current,
          event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP,
          pointIn(element, event),
          fitted,
        ),
      );
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
    if (other)
      show(
        zoomAt(
          latest.current,
          apart(now, other) / Math.max(1, apart(before, other)),
          between(now, other),
          fitted,
        ),
      );
    else if (latest.current.zoom > 1) show(dragBy(latest.current, moved, fitted));
  };
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const { right, down, isPinch } = travel.current;
    pointers.current.delete(event.pointerId);
    if (isPinch) return;
    const turn = view.zoom === 1 ? swipeOf({ right, down }) : 0;
    if (turn) return onTurn?.(turn);
    if (Math.hypot(right, down) > 8) return;
    const isSecond = event.timeStamp - lastPress.current < DOUBLE_PRESS_MS;
    lastPress.current = isSecond ? 0 : event.timeStamp;
    if (!isSecond) return;
    const at = pointIn(event.currentTarget, event);
    show(view.zoom > 1 ? WHOLE_PICTURE : zoomAt(latest.current, DOUBLE_PRESS_ZOOM, at, fitted));
  };
  const onPointerCancel = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return { ref, fitted, frame, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}

function pointIn(
  element: Element | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): FramePoint {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return { right: clientX - left - width / 2, down: clientY - top - height / 2 };
}

function apart(a: FramePoint, b: FramePoint): number {
  return Math.hypot(a.right - b.right, a.down - b.down);
}

function between(a: FramePoint, b: FramePoint): FramePoint {
  return { right: (a.right + b.right) / 2, down: (a.down + b.down) / 2 };
}

function useExtentOf(ref: RefObject<HTMLElement | null>): Extent {
  const [extent, setExtent] = useState<Extent>({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setExtent({ width: element.clientWidth || 1, height: element.clientHeight || 1 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return extent;
}
