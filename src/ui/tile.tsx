import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ProgressBar } from './feedback/progress-bar.tsx';
import { SeedMark, SparkMark } from './logo-mark.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * What a tile shows. `revealing` is the short celebration between the arrival of a result and its
 * picture; how long it lasts is the owner's to decide (the drawing takes 1.2 s).
 */
export type TileState =
  | { status: 'empty'; text: ReactNode }
  | { status: 'loading'; title: ReactNode; text?: ReactNode; note?: ReactNode; progress?: TileProgress }
  | { status: 'revealing'; text?: ReactNode }
  | { status: 'success'; content: ReactNode }
  | { status: 'error'; message: ReactNode; detail?: ReactNode };

interface TileProgress {
  /** What is progressing, for assistive technology. */
  label: string;
  /** 0..1 */
  done: number;
}

interface TileProps {
  state: TileState;
  /** Width over height, as CSS writes it: '1 / 1', '16 / 9'. */
  aspectRatio?: string;
  /** Buttons over a finished picture, which show on hover and focus, while a menu of theirs is open, and always on touch screens; or below what went wrong. */
  actions?: ReactNode;
  /** Off where another place announces the failure already: several alerts at once drown each other. */
  announceError?: boolean;
  /** Stands in the top corner of a finished picture. */
  corner?: ReactNode;
  className?: string;
}

/** A frame for one result. */
export function Tile({
  state,
  aspectRatio = '1 / 1',
  actions,
  announceError = true,
  corner,
  className,
}: TileProps) {
  return (
    <div
      data-status={state.status}
      aria-busy={state.status === 'loading' || state.status === 'revealing' || undefined}
      style={{ aspectRatio }}
      className={classNames(
        'tile @container-size lit-border relative isolate grid min-w-0 overflow-hidden rounded-lg bg-surface-sunken',
        state.status === 'loading' && '[--lit-top:var(--accent-line)]',
        className,
      )}
    >
      <TileBody state={state} announceError={announceError} actions={actions} />
      {state.status === 'success' && corner && (
        <div className="absolute top-3 left-3 z-10 flex gap-2">{corner}</div>
      )}
      {state.status === 'success' && actions && <div className="tile-actions">{actions}</div>}
    </div>
  );
}

function TileBody({
  state,
  announceError,
  actions,
}: Required<Pick<TileProps, 'state' | 'announceError'>> & Pick<TileProps, 'actions'>) {
  switch (state.status) {
    case 'empty':
      return (
        // A low frame on a phone has room for the words alone.
        <TileMessage className="low:p-2">
          <SeedMark className="size-10 text-ink-muted/50 low:hidden" />
          <p className="text-small text-ink-muted">{state.text}</p>
        </TileMessage>
      );
    case 'loading':
      return <TileLoading {...state} />;
    case 'revealing':
      return <TileBloom text={state.text} />;
    case 'success':
      return <div className="min-h-0 min-w-0">{state.content}</div>;
    case 'error':
      return (
        <TileMessage className="bg-danger-soft" role={announceError ? 'alert' : undefined}>
          <ImageOff aria-hidden="true" className="size-8 text-danger" />
          <p className="font-semibold text-ink">{state.message}</p>
          {state.detail && <p className="text-small text-ink-soft">{state.detail}</p>}
          {actions}
        </TileMessage>
      );
  }
}

function TileMessage({
  className,
  role,
  children,
}: {
  className?: string;
  role?: 'alert';
  children: ReactNode;
}) {
  return (
    <div
      role={role}
      className={classNames(
        'flex min-h-0 flex-col items-center justify-center gap-3 overflow-y-auto p-5 text-center',
        className,
      )}
    >
      {children}
    </div>
  );
}

function TileLoading({
  title,
  text,
  note,
  progress,
}: Omit<Extract<TileState, { status: 'loading' }>, 'status'>) {
  return (
    <div className="relative flex flex-col items-center justify-center gap-4 overflow-hidden p-5 text-center">
      <span
        aria-hidden="true"
        className="absolute inset-[12%] animate-breathe rounded-full bg-radial from-accent-glow to-transparent to-65%"
      />
      <span
        aria-hidden="true"
        className="absolute inset-0 animate-sheen bg-linear-to-r from-transparent via-white/5 to-transparent"
      />
      <SparkMark className="relative size-12 animate-twinkle text-accent" />
      <div className="relative">
        <p className="font-display text-title-sm font-semibold text-ink">{title}</p>
        {text && <p className="mt-1 text-small text-ink-soft">{text}</p>}
      </div>
      {note && <p className="absolute inset-x-4 bottom-2.5 text-small text-ink-soft">{note}</p>}
      {progress && <TileShare {...progress} />}
    </div>
  );
}

/** Keeps to the frame's corner and foot, so that nothing moves when it appears and no text lies under it. */
function TileShare({ label, done }: TileProgress) {
  const percent = Math.round(done * 100);
  return (
    <>
      <span aria-hidden="true" className="absolute top-2.5 right-4 text-small text-ink-soft tabular-nums">
        {percent}%
      </span>
      <div className="absolute inset-x-4 bottom-2">
        <ProgressBar label={label} value={percent} />
      </div>
    </>
  );
}

function TileBloom({ text }: { text: ReactNode }) {
  return (
    <div className="relative grid place-items-center overflow-hidden">
      {text && <VisuallyHidden>{text}</VisuallyHidden>}
      <span
        aria-hidden="true"
        className="absolute aspect-square w-2/5 animate-bloom-ring rounded-full border-2 border-accent shadow-[0_0_60px_var(--accent-glow)]"
      />
      <SparkMark className="size-28 animate-bloom text-accent" />
    </div>
  );
}
