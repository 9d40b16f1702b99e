import { Download, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LONGEST_STYLE_NAME } from '../../../shared/learned-style-mark.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { NameForm } from '../../../ui/fields/name-form.tsx';
import type { KeptStyle } from '../learned-styles.types.ts';
import type { ChosenStyle } from './chosen-style.types.ts';
import { closestMedium, StylePalette } from './style-palette.tsx';
import { deleteStyle, downloadStyle, renameStyle } from './style-requests.ts';
import type { KeptStylesModel } from './use-kept-styles.ts';

interface KeptStylesListProps {
  keptStyles: KeptStylesModel;
  onUse: (chosen: ChosenStyle) => void;
}

/** The styles of the account. */
export function KeptStylesList({ keptStyles, onUse }: KeptStylesListProps) {
  const { kept } = keptStyles;
  if (!kept || kept.styles.length === 0) return null;
  return (
    <section aria-label="Your styles" className="grid gap-3">
      <h3 className="text-lead font-semibold">
        Your styles{' '}
        <span className="text-small font-normal text-ink-muted">
          {kept.styles.length} of {kept.most}
        </span>
      </h3>
      <ul className="grid gap-2">
        {kept.styles.map((style) => (
          <KeptRow key={style.id} kept={style} change={keptStyles.change} onUse={onUse} />
        ))}
      </ul>
    </section>
  );
}

interface KeptRowProps extends Pick<KeptStylesListProps, 'onUse'>, Pick<KeptStylesModel, 'change'> {
  kept: KeptStyle;
}

function KeptRow({ kept, change, onUse }: KeptRowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const [isAskingToDelete, setIsAskingToDelete] = useState(false);
  const { id, name, style } = kept;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface-raised/50 p-3">
      {isRenaming ? (
        <NameForm
          label="Name of this style"
          name={name}
          longest={LONGEST_STYLE_NAME}
          onName={(next) => {
            setIsRenaming(false);
            if (next !== name) void change(() => renameStyle(id, next));
          }}
        />
      ) : (
        <div className="grid min-w-40 flex-1 gap-1.5">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-caption text-ink-muted">{closestMedium(style)}</p>
          <StylePalette style={style} className="max-w-48" />
        </div>
      )}
      <div className="flex items-center gap-1">
        <Button size="small" onClick={() => onUse({ name, style })}>
          Use
        </Button>
        <IconButton
          label={`Rename ${name}`}
          icon={<Pencil aria-hidden="true" className="size-4.5" />}
          onClick={() => setIsRenaming((now) => !now)}
        />
        <IconButton
          label={`Download ${name} as a file`}
          icon={<Download aria-hidden="true" className="size-4.5" />}
          onClick={() => downloadStyle({ name, style })}
        />
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          onClick={() => setIsAskingToDelete(true)}
        />
      </div>
      {isAskingToDelete && (
        <DeleteQuestion
          name={name}
          onDelete={() => void change(() => deleteStyle(id))}
          onKeep={() => setIsAskingToDelete(false)}
        />
      )}
    </li>
  );
}

/** A style took pictures and time, and cannot be brought back. */
function DeleteQuestion(props: { name: string; onDelete: () => void; onKeep: () => void }) {
  const { name, onDelete, onKeep } = props;
  return (
    <fieldset className="flex basis-full flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3">
      <legend className="sr-only">Delete {name}?</legend>
      <p className="min-w-40 flex-1 text-small text-ink-soft">
        Delete it for good? Pictures drawn in it stay.
      </p>
      <Button size="small" variant="secondary" autoFocus onClick={onKeep}>
        Keep
      </Button>
      <Button size="small" variant="danger" onClick={onDelete}>
        Delete
      </Button>
    </fieldset>
  );
}
