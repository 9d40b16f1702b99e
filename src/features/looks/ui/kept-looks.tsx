import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { NameForm } from '../../../ui/fields/name-form.tsx';
import { urls } from '../../../urls.ts';
import { LOOK_PARAMETER, writeLookLink } from '../look-link.rules.ts';
import { describeLook } from '../look-summary.rules.ts';
import { LONGEST_LOOK_NAME } from '../looks.rules.ts';
import type { KeptLook, KeptLooks, Look } from '../looks.types.ts';

interface KeptLooksListProps {
  kept: KeptLooks;
  lists: readonly string[];
  /** The address of a picture that shows what a look is like. */
  pictureOf: (look: Look) => string | null;
  onUse: (look: Look) => void;
  onRename: (look: KeptLook, name: string) => void;
  onRemove: (look: KeptLook) => void;
}

/** The looks that a visitor saved. */
export function KeptLooksList({ kept, ...row }: KeptLooksListProps) {
  if (kept.looks.length === 0) return null;
  return (
    <section aria-labelledby="kept-looks" className="grid gap-3">
      <h3 id="kept-looks" className="text-lead font-semibold">
        Your looks{' '}
        <span className="text-small font-normal text-ink-muted">
          {kept.looks.length} of {kept.most}
        </span>
      </h3>
      <ul className="grid gap-2">
        {kept.looks.map((look) => (
          <KeptRow key={look.id} look={look} {...row} />
        ))}
      </ul>
    </section>
  );
}

type KeptRowProps = Omit<KeptLooksListProps, 'kept'> & { look: KeptLook };

function KeptRow({ look, lists, pictureOf, onUse, onRename, onRemove }: KeptRowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const picture = pictureOf(look);
  const { name } = look;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface-raised/50 p-2.5">
      <span className="size-12 shrink-0 overflow-hidden rounded-md bg-surface-sunken">
        {picture && (
          <img
            src={picture}
            alt=""
            data-over=""
            loading="lazy"
            width={96}
            height={96}
            className="size-full"
          />
        )}
      </span>
      {isRenaming ? (
        <NameForm
          label="Name of this look"
          name={name}
          longest={LONGEST_LOOK_NAME}
          onName={(next) => {
            setIsRenaming(false);
            if (next !== name) onRename(look, next);
          }}
        />
      ) : (
        <div className="min-w-32 flex-1">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-caption text-ink-muted">{describeLook(look, lists)}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-1 max-sm:w-full max-sm:justify-end">
        <CopyButton text={addressOf(look)} label="Copy link" subject={`to ${name}`} className="min-h-11" />
        <IconButton
          label={`Rename ${name}`}
          icon={<Pencil aria-hidden="true" className="size-4.5" />}
          onClick={() => setIsRenaming((now) => !now)}
        />
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          onClick={() => onRemove(look)}
        />
        <Button
          variant="secondary"
          size="small"
          className="min-h-11"
          aria-label={`Use ${name}`}
          onClick={() => onUse(look)}
        >
          Use
        </Button>
      </div>
    </li>
  );
}

function addressOf(look: Look): string {
  return new URL(`${urls.home()}?${LOOK_PARAMETER}=${writeLookLink(look)}`, window.location.origin).href;
}
