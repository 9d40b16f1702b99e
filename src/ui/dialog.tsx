import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { AccentScope, useAccent } from './accent.tsx';
import { IconButton } from './buttons/icon-button.tsx';
import { classNames } from './class-names.ts';

type DialogSize = 'small' | 'medium' | 'large' | 'wide';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title, read out when the dialog opens. */
  description?: ReactNode;
  size?: DialogSize;
  /** Drawn above the title. */
  emblem?: ReactNode;
  /** Buttons that stay in view while the content scrolls. */
  footer?: ReactNode;
  /** Receives the focus on opening, in place of the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

const widths: Record<DialogSize, string> = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  large: 'sm:max-w-3xl',
  wide: 'sm:max-w-5xl',
};

/**
 * A modal dialog: a sheet from the bottom on phones, a centred card elsewhere. Escape, the close
 * button and a press outside close it; the focus moves in, stays in, and returns.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, size = 'small', initialFocus } = props;
  const accent = useAccent();
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-50 bg-scrim backdrop-blur-[6px] transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <BaseDialog.Popup
            initialFocus={initialFocus}
            className={classNames(
              'lit-border surface-card relative flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-2xl text-ink shadow-overlay outline-none',
              'transition-[opacity,translate] duration-slow data-ending-style:translate-y-8 data-ending-style:opacity-0 data-ending-style:duration-base',
              'data-starting-style:translate-y-8 data-starting-style:opacity-0 sm:max-h-[min(44rem,92dvh)] sm:rounded-2xl',
              widths[size],
            )}
          >
            <AccentScope accent={accent} className="flex min-h-0 flex-1 flex-col">
              <DialogContent {...props} />
            </AccentScope>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

function DialogContent({ title, description, emblem, footer, children }: DialogProps) {
  return (
    <>
      <div className="accent-pool scrollbar-slim min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-7 pb-6 sm:px-8 sm:pt-8 sm:pb-8">
        <header className="mb-6 pr-12">
          {emblem && <div className="mb-4">{emblem}</div>}
          <BaseDialog.Title className="font-display text-title font-semibold">{title}</BaseDialog.Title>
          {description && (
            <BaseDialog.Description className="mt-2 text-ink-soft">{description}</BaseDialog.Description>
          )}
        </header>
        {children}
      </div>
      {footer && (
        <footer className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-8">
          {footer}
        </footer>
      )}
      {/* Last in the order of focus, so that opening lands on the first field and not on leaving. */}
      <BaseDialog.Close
        render={
          <IconButton
            label="Close"
            icon={<X className="size-5" />}
            tooltipSide="bottom"
            // What scrolls beneath it stays readable around it.
            className="absolute top-4 right-4 rounded-full bg-surface-raised/85 sm:top-5 sm:right-5"
          />
        }
      />
    </>
  );
}
