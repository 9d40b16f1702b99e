import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { pointIn, usePictureGestures } from '../../../../ui/pictures/use-picture-gestures.ts';
import {
  dragBy,
  type Extent,
  fitInto,
  keepInFrame,
  swipeOf,
  WHOLE_PICTURE,
  type ZoomView,
  zoomAt,
} from './zoom.rules.ts';

const DOUBLE_PRESS_ZOOM = 2.5;
const DOUBLE_PRESS_MS = 300;
/** A finger that presses is never quite still. */
const PRESS_PX = 8;

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
  const lastPress = useRef(0);
  // Several moves of a finger may come before the picture is drawn again.
  const latest = useRef(view);
  latest.current = view;
  const { ref, handlers } = usePictureGestures({
    onZoom: (factor, at) => show(zoomAt(latest.current, factor, at, fitted)),
    onDrag: (by) => latest.current.zoom > 1 && show(dragBy(latest.current, by, fitted)),
    onLift(travel, event) {
      const turn = view.zoom === 1 ? swipeOf(travel) : 0;
      if (turn) onTurn?.(turn);
      else if (Math.hypot(travel.right, travel.down) <= PRESS_PX) press(event);
    },
  });
  const frame = useExtentOf(ref);
  const fitted = fitInto(picture, frame);
  return { ref, fitted, frame, handlers };

  function show(next: ZoomView): void {
    latest.current = keepInFrame(next, fitted, frame);
    onView(latest.current);
  }

  function press(event: PointerEvent<HTMLDivElement>): void {
    const isSecond = event.timeStamp - lastPress.current < DOUBLE_PRESS_MS;
    lastPress.current = isSecond ? 0 : event.timeStamp;
    if (!isSecond) return;
    const at = pointIn(event.currentTarget, event);
    show(view.zoom > 1 ? WHOLE_PICTURE : zoomAt(latest.current, DOUBLE_PRESS_ZOOM, at, fitted));
  }
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
