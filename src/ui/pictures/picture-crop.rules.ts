export interface PictureSize {
  /** In pixels. */
  width: number;
  height: number;
}

interface PictureCut extends PictureSize {
  left: number;
  top: number;
}

/** Which part of a picture is wanted. */
export interface PictureView {
  /** Where the part lies in the room that is left, 0 (left, top) .. 1 (right, bottom). */
  x: number;
  y: number;
  /** 1 shows as much as fits, 4 a quarter of its width. */
  zoom: number;
}

/** From the middle; of pictures that are too tall from a little above it, where heads are. */
export const USUAL_VIEW: PictureView = { x: 0.5, y: 0.4, zoom: 1 };
export const MOST_ZOOM = 4;

/** The part of a picture that has the shape of `target`: the largest one, or a smaller one by its zoom. */
export function coverCut(
  picture: PictureSize,
  target: PictureSize,
  { x, y, zoom }: PictureView = USUAL_VIEW,
): PictureCut {
  const scale = Math.min(picture.width / target.width, picture.height / target.height) / zoom;
  const width = target.width * scale;
  const height = target.height * scale;
  return {
    left: (picture.width - width) * x,
    top: (picture.height - height) * y,
    width,
    height,
  };
}

/** The view after the picture was moved by a share of its frame; it never leaves the frame empty. */
export function moveView(
  view: PictureView,
  { across, down }: { across: number; down: number },
  picture: PictureSize,
  target: PictureSize,
): PictureView {
  const cut = coverCut(picture, target, view);
  const along = (place: number, move: number, part: number, whole: number) =>
    whole - part < 0.5 ? place : Math.min(1, Math.max(0, place - (move * part) / (whole - part)));
  return {
    ...view,
    x: along(view.x, across, cut.width, picture.width),
    y: along(view.y, down, cut.height, picture.height),
  };
}

export function zoomView(view: PictureView, factor: number): PictureView {
  return { ...view, zoom: Math.min(MOST_ZOOM, Math.max(1, view.zoom * factor)) };
}
