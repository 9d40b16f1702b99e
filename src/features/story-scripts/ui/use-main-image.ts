import { useEffect, useState } from 'react';
import { refuseImage, UNREADABLE_IMAGE_MESSAGE } from '../main-image.rules.ts';

interface ShownImage {
  file: File;
  previewUrl: string;
}

export interface MainImageModel {
  image: ShownImage | null;
  /** Why the last chosen file was not taken. */
  refusal: string | undefined;
  choose: (file: File) => void;
  clear: () => void;
  /** The browser could not show what was chosen. */
  reportUnreadable: () => void;
}

/** The chosen picture and its preview; a file that is refused leaves the picture before it in place. */
export function useMainImage(): MainImageModel {
  const [image, setImage] = useState<ShownImage | null>(null);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    if (!image) return;
    return () => URL.revokeObjectURL(image.previewUrl);
  }, [image]);
  return {
    image,
    refusal,
    choose(file) {
      const reason = refuseImage(file);
      setRefusal(reason);
      if (!reason) setImage({ file, previewUrl: URL.createObjectURL(file) });
    },
    clear() {
      setImage(null);
      setRefusal(undefined);
    },
    reportUnreadable() {
      setImage(null);
      setRefusal(UNREADABLE_IMAGE_MESSAGE);
    },
  };
}
