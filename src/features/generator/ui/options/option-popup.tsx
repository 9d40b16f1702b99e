import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createObservable } from '../../../../shared/observable.ts';
import SearchableSelectPopup, {
  type SearchableSelectPopupProps,
} from '../../../../ui/select/searchable-select-popup.tsx';
import type { OptionGroup } from '../../../../ui/select/select-options.ts';
import { describeOptionList } from '../../options/option-list-descriptions.rules.ts';
import type { OptionListName } from '../../options/option-lists.types.ts';
import { SHORT_OPTION_LISTS } from '../../options/short-option-lists.generated.ts';
import { leadingGroups, readSynonyms, toGroup } from './arrange-options.ts';
import { markedOptions, noteChosen } from './marked-options.ts';
import { OptionFooter } from './option-footer.tsx';
import { OptionPicture } from './option-picture.tsx';
import { OptionStar } from './option-star.tsx';

/** What a selector opens: its short list with a picture for each entry, hundreds more behind "More" and the search. */
export default function OptionPopup(props: SearchableSelectPopupProps) {
  const list = props.topic as OptionListName;
  const { neutral } = describeOptionList(list);
  const [synonyms, setSynonyms] = useState<ReadonlyMap<string, string>>();
  const marked = useSyncExternalStore(markedOptions.subscribe, markedOptions.getSnapshot);
  const [leading, setLeading] = useState<readonly OptionGroup[]>([]);
  const [wasOpen, setWasOpen] = useState(false);
  const [pointedAt] = useState(() => createObservable<string | null>(() => null));
  // Not while it is open: a list that moves under the finger is a wrong choice.
  if (props.open !== wasOpen) {
    setWasOpen(props.open);
    if (props.open) setLeading(leadingGroups(list, neutral, marked));
  }
  // The library looks for the chosen entry only while the list is closed: it must be arranged by then.
  const [isArranged, setIsArranged] = useState(false);
  useLayoutEffect(() => setIsArranged(props.open), [props.open]);
  const loadMore = async () => {
    const [{ EXTENDED_OPTION_LISTS }, { OPTION_SYNONYMS }] = await Promise.all([
      import('../../options/extended-option-lists.generated.ts'),
      import('../../options/option-synonyms.generated.ts'),
    ]);
    const words = readSynonyms(OPTION_SYNONYMS[list]);
    setSynonyms(words);
    return [toGroup('More', EXTENDED_OPTION_LISTS[list], words)];
  };
  return (
    <SearchableSelectPopup
      {...props}
      open={props.open && isArranged}
      groups={[toGroup(leading.length > 0 ? 'All' : '', SHORT_OPTION_LISTS[list], synonyms)]}
      leading={leading}
      loadMore={loadMore}
      onValueChange={(entry) => {
        if (entry !== neutral) noteChosen(list, entry);
        props.onValueChange(entry);
      }}
      onHighlighted={(option) => pointedAt.set(option?.value ?? null)}
      before={({ value }) => <OptionPicture list={list} entry={value} />}
      after={({ value }) => value !== neutral && <OptionStar list={list} entry={value} />}
      footer={<OptionFooter list={list} chosen={props.value} pointedAt={pointedAt} />}
    />
  );
}
