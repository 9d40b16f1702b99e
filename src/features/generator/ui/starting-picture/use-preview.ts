import { useEffect, useEffectEvent, useState } from 'react';
import { type PicturePreview, previewPicture } from './picture-preview.ts';
import { describeUnreadable, refusePixels } from './refuse-picture.rules.ts';

/** The picture for its frame, once it is decoded; `refuse` is told why it cannot be painted. */
export function usePreview(file: File, refuse: (reason: string) => void): PicturePreview | undefined {
  const [shown, setShown] = useState<{ file: File; preview: PicturePreview }>();
  const receive = useEffectEvent((preview: PicturePreview | null) => {
    const reason = preview ? refusePixels(preview.size) : describeUnreadable(file);
    if (reason) refuse(reason);
    else if (preview) setShown({ file, preview });
  });
  const fail = useEffectEvent(() =>
    refuse('The picture didn’t load. Check your connection and choose it again.'),
  );
  useEffect(() => {
    let isWanted = true;
    previewPicture(file).then(
      (preview) => isWanted && receive(preview),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return shown?.file === file ? shown.preview : undefined;
}
