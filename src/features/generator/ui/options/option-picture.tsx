import { useEffect, useRef, useState } from 'react';
import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';
import { OPTION_PICTURE_SIDE, optionPictureAddress } from '../../options/option-picture-address.rules.ts';

interface OptionPictureProps {
  list: OptionListName;
  entry: string;
}

/** What an entry does to one and the same motif. */
export function OptionPicture({ list, entry }: OptionPictureProps) {
  const { namedPictures = '' } = useSiteInfo();
  const place = useRef<HTMLSpanElement>(null);
  const [wasSeen, setWasSeen] = useState(false);
  // Browsers' own laziness begins thousands of pixels early, and each picture is drawn when it is first asked for.
  useEffect(() => {
    if (wasSeen || !place.current) return;
    const watching = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasSeen(true),
    );
    watching.observe(place.current);
    return () => watching.disconnect();
  }, [wasSeen]);
  return (
    <span ref={place} className="size-10 shrink-0 overflow-hidden rounded-sm bg-surface-sunken">
      {wasSeen && (
        <img
          src={optionPictureAddress(list, entry, namedPictures)}
          alt=""
          data-over=""
          decoding="async"
          width={OPTION_PICTURE_SIDE}
          height={OPTION_PICTURE_SIDE}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
