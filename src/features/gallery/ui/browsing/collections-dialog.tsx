import { Check, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { NameForm } from '../../../../ui/fields/name-form.tsx';
import { ShareButton } from '../../../sharing/ui/share-button.tsx';
import { describeCallFailure } from '../../../user-status/call-failure.rules.ts';
import { productApi } from '../../../user-status/ui/api-client.ts';
import { LONGEST_COLLECTION_NAME } from '../../collections/collections.rules.ts';
import type { Collection } from '../../collections/collections.schema.ts';
import type { GalleryImage } from '../gallery-answer.ts';
import type { ShownGallery } from '../shown-gallery.ts';
import type { Choices } from './use-choices.ts';

interface CollectionsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  choices: Choices;
  gallery: ShownGallery;
  /** What is put in and taken out; nothing where collections are only named and deleted. */
  selected: readonly GalleryImage[];
}

/** The collections of an account: made, named, deleted, filled. */
export default function CollectionsDialog(props: CollectionsDialogProps) {
  const { open, onOpenChange, choices, gallery, selected } = props;
  const [problem, setProblem] = useState('');
  const [renamed, setRenamed] = useState<string | null>(null);
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem('');
    try {
      await work();
      setRenamed(null);
    } catch (error) {
      setProblem(describeCallFailure(error, 'We couldn’t save that change.').message);
    }
    choices.loadCollections();
  };
  const pathOf = ({ id }: Collection) => `/images/collections/${encodeURIComponent(id)}`;
  const ids = selected.map(({ id }) => id);
  const create = (name: string) =>
    change(async () => {
      const made = await productApi().call<Collection>({
        ...{ method: 'POST', path: '/images/collections', body: { name } },
      });
      if (made && ids.length > 0) await gallery.include(made.id, ids, true);
    });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Collections">
      <div className="grid gap-5">
        {problem && <Alert tone="error">{problem}</Alert>}
        <NameForm
          key={choices.collections.length}
          label="New collection"
          longest={LONGEST_COLLECTION_NAME}
          button={ids.length > 0 ? 'Create and add' : 'Create'}
          onName={create}
        />
        <ul aria-label="Collections" className="grid gap-1">
          {choices.collections.map((collection) => {
            const { id, name } = collection;
            const isIn = ids.length > 0 && selected.every(({ collections }) => collections?.includes(id));
            return (
              <li key={id} className="flex items-center gap-1">
                {renamed === id ? (
                  <NameForm
                    label={`New name for ${name}`}
                    name={name}
                    longest={LONGEST_COLLECTION_NAME}
                    onName={(next) =>
                      change(() =>
                        productApi().call({
                          method: 'PATCH',
                          path: pathOf(collection),
                          body: { name: next },
                        }),
                      )
                    }
                  />
                ) : (
                  <>
                    {ids.length > 0 ? (
                      <Button
                        variant="ghost"
                        aria-pressed={isIn}
                        icon={
                          isIn ? (
                            <Check aria-hidden="true" className="size-4 text-accent" />
                          ) : (
                            <FolderPlus aria-hidden="true" className="size-4" />
                          )
                        }
                        onClick={() => void gallery.include(id, ids, !isIn)}
                        className="mr-auto min-w-0 text-left"
                      >
                        <bdi className="wrap-anywhere">{name}</bdi>
                      </Button>
                    ) : (
                      <bdi className="mr-auto min-w-0 wrap-anywhere font-medium text-ink">{name}</bdi>
                    )}
                    <ShareButton subject={{ kind: 'collection', id }} name={name} />
                    <IconButton
                      label={`Rename ${name}`}
                      icon={<Pencil aria-hidden="true" className="size-4" />}
                      onClick={() => setRenamed(id)}
                    />
                    <IconButton
                      label={`Delete ${name}; its images stay`}
                      icon={<Trash2 aria-hidden="true" className="size-4" />}
                      onClick={() =>
                        void change(() => productApi().call({ method: 'DELETE', path: pathOf(collection) }))
                      }
                    />
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
