export interface PictureSize {
  /** In pixels. */
  width: number;
  height: number;
}

export interface PictureCut extends PictureSize {
  left: number;
  top: number;
}

/**
 * The largest part of a picture that has the shape of `target`, from its middle; of pictures that are
 * too tall from a little above it, where heads are.
 */
export function coverCut(picture: PictureSize, target: PictureSize): PictureCut {
  const scale = Math.min(picture.width / target.width, picture.height / target.height);
  const width = target.width * scale;
  const height = target.height * scale;
  return {
    left: (picture.width - width) / 2,
    top: (picture.height - height) * 0.4,
    width,
    height,
  };
}
