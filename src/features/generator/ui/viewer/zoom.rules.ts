import type { FramePoint } from '../../../../ui/pictures/frame-points.rules.ts';

/** Pixels of the screen. */
export interface Extent {
  width: number;
  height: number;
}

/** What of a picture is shown: so many times its fitted size, with this point of it (0..1) in the middle of the frame. */
export interface ZoomView {
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE_PICTURE: ZoomView = { zoom: 1, x: 0.5, y: 0.5 };
export const LARGEST_ZOOM = 8;

/** The size of a picture that just fits into its frame. */
export function fitInto(picture: Extent, frame: Extent): Extent {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** The nearest view without room beside the picture where there is picture to fill it. */
export function keepInFrame(view: ZoomView, fitted: Extent, frame: Extent): ZoomView {
  const zoom = between(1, view.zoom, LARGEST_ZOOM);
  const middle = (point: number, length: number, room: number) => {
    const halfShown = room / (2 * length * zoom);
    return halfShown >= 0.5 ? 0.5 : between(halfShown, point, 1 - halfShown);
  };
  return {
    zoom,
    x: middle(view.x, fitted.width, frame.width),
    y: middle(view.y, fitted.height, frame.height),
  };
}

/** Zooms by a factor; the point of the picture under `at` stays there. */
export function zoomAt(view: ZoomView, factor: number, at: FramePoint, fitted: Extent): ZoomView {
  const zoom = between(1, view.zoom * factor, LARGEST_ZOOM);
  const shift = 1 / view.zoom - 1 / zoom;
  return {
    zoom,
    x: view.x + (at.right / fitted.width) * shift,
    y: view.y + (at.down / fitted.height) * shift,
  };
}

const MIDDLE: FramePoint = { right: 0, down: 0 };
/** As far as it can be known without the picture's frame: never past the edge of the picture. */
const ANY: Extent = { width: 1, height: 1 };
const ZOOM_STEP = 1.4;
/** Share of the picture that a step moves, as long as it is whole. */
const MOVE_STEP = 0.12;

export function zoomInSteps(view: ZoomView, steps: number): ZoomView {
  return keepInFrame(zoomAt(view, ZOOM_STEP ** steps, MIDDLE, ANY), ANY, ANY);
}

export function moveInSteps(view: ZoomView, steps: { x: number; y: number }): ZoomView {
  const step = MOVE_STEP / view.zoom;
  return keepInFrame({ ...view, x: view.x + steps.x * step, y: view.y + steps.y * step }, ANY, ANY);
}

/** Moves the picture along with a pointer. */
export function dragBy(view: ZoomView, by: FramePoint, fitted: Extent): ZoomView {
  return {
    ...view,
    x: view.x - by.right / (fitted.width * view.zoom),
    y: view.y - by.down / (fitted.height * view.zoom),
  };
}

/** For a picture that fills its frame with `object-fit: contain`. */
export function transformOf({ zoom, x, y }: ZoomView, fitted: Extent): string {
  const right = (0.5 - x) * fitted.width * zoom;
  const down = (0.5 - y) * fitted.height * zoom;
  return `translate(${right.toFixed(1)}px, ${down.toFixed(1)}px) scale(${zoom.toFixed(4)})`;
}

/** How far a finger must travel to turn to the next picture. */
const SWIPE_PX = 56;

/** 1 to the next picture, -1 to the one before, 0 for what was no swipe. */
export function swipeOf({ right, down }: FramePoint): 1 | -1 | 0 {
  if (Math.abs(right) < SWIPE_PX || Math.abs(right) < 1.5 * Math.abs(down)) return 0;
  return right < 0 ? 1 : -1;
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
