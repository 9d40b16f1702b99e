import { SwatchBook } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useSiteInfo } from '../../../../ui/use-site-info.ts';
import type { Look } from '../../../looks/looks.types.ts';
import { GREEN_LISTS, neutralChoices, spokenChoices } from '../../composed-prompt.rules.ts';
import { OPTION_LIST_NAMES } from '../../options/option-list-descriptions.rules.ts';
import { optionPictureAddress } from '../../options/option-picture-address.rules.ts';
import { PartFailure } from '../part-failure.tsx';
import { useLazyPart } from '../use-lazy-part.ts';
import type { ToolModel } from '../use-tool.ts';
import { loadCatalog } from './load-catalog.ts';
import { lookNotice } from './look-of-address.ts';

const loadDialog = () => import('../../../looks/ui/looks-dialog.tsx');

/** The way to saved looks, and what is said of one that came by a link. */
export function LooksButton({ model }: { model: ToolModel }) {
  const { tool, choices, size, promptRef } = model;
  const { namedPictures } = useSiteInfo();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [used, setUsed] = useState<string | null>(null);
  const dialog = useLazyPart(loadDialog, wasOpened);
  const notice = useSyncExternalStore(lookNotice.subscribe, lookNotice.getSnapshot);
  const ofLink = notice?.tool === tool ? notice.text : null;
  const lists = tool === 'green' ? GREEN_LISTS : OPTION_LIST_NAMES;
  useEffect(() => {
    if (ofLink) promptRef.current?.scrollIntoView({ block: 'center' });
  }, [ofLink, promptRef]);
  const use = (look: Look) => {
    const chosen = Object.entries(look.options).filter(([list]) =>
      (lists as readonly string[]).includes(list),
    );
    model.setOptions({ ...neutralChoices().options, ...Object.fromEntries(chosen) });
    if (look.shape) model.setAspectRatio(look.shape);
    setUsed(`“${look.name}” is set.`);
    setIsOpen(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<SwatchBook aria-hidden="true" className="size-4" />}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        Looks
      </Button>
      <p role="status" className="text-small text-ink-muted empty:hidden">
        {used ?? ofLink}
      </p>
      {dialog.hasFailed && <PartFailure onRetry={dialog.retry} />}
      {dialog.part && (
        <dialog.part.LooksDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          current={{ options: spokenChoices(tool, choices), shape: size.aspectRatio }}
          lists={lists}
          loadCatalog={loadCatalog}
          pictureOf={(look) => pictureOf(look, namedPictures ?? '')}
          onUse={use}
        />
      )}
    </>
  );
}

/** The first choice says most: lists stand in the order of their weight. */
function pictureOf({ options }: Look, version: string): string | null {
  const list = OPTION_LIST_NAMES.find((name) => options[name]);
  const entry = list && options[list];
  return list && entry ? optionPictureAddress(list, entry, version) : null;
}
