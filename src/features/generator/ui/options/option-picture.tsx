import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';
import { OPTION_PICTURE_SIDE, optionPictureAddress } from '../../options/option-picture-address.rules.ts';
import { UNSEEN_OPTIONS } from '../../options/unseen-options.generated.ts';

interface OptionPictureProps {
  list: OptionListName;
  entry: string;
}

/** What an entry does to one and the same motif; an empty place where nothing would be seen. */
export function OptionPicture({ list, entry }: OptionPictureProps) {
  const { namedPictures } = useSiteInfo();
  return (
    <span className="size-10 shrink-0 overflow-hidden rounded-sm bg-surface-sunken">
      {!UNSEEN_OPTIONS[list].includes(entry) && (
        <img
          src={optionPictureAddress(list, entry, namedPictures ?? '')}
          alt=""
          data-over=""
          loading="lazy"
          decoding="async"
          width={OPTION_PICTURE_SIDE}
          height={OPTION_PICTURE_SIDE}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
