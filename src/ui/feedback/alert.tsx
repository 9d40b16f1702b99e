import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type AlertTone = 'info' | 'success' | 'error';

interface AlertProps {
  tone?: AlertTone;
  title?: ReactNode;
  /** The level of the title as a heading; without one it is plain text. */
  headingLevel?: 2 | 3 | 4;
  /** Buttons under the text. */
  actions?: ReactNode;
  /** Read out as soon as it appears; off for a note that was there from the start. */
  announce?: boolean;
  className?: string;
  children?: ReactNode;
}

const tones = {
  info: { box: 'border-info-line bg-info-soft', icon: 'text-info', Icon: Info },
  success: { box: 'border-success-line bg-success-soft', icon: 'text-success', Icon: CircleCheck },
  error: { box: 'border-danger-line bg-danger-soft', icon: 'text-danger', Icon: CircleAlert },
} as const;

/** A panel that says how something went. */
export function Alert(props: AlertProps) {
  const {
    tone = 'info',
    title,
    headingLevel,
    actions,
    announce = tone === 'error',
    className,
    children,
  } = props;
  const { box, icon, Icon } = tones[tone];
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      role={announce ? role : undefined}
      className={classNames('flex gap-3.5 rounded-lg border p-4 text-left sm:p-5', box, className)}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1">
        {title && <Title className="font-body text-body font-semibold text-ink">{title}</Title>}
        {children && (
          <div
            className={classNames(
              'wrap-break-word text-balance text-ink-soft *:text-balance',
              title !== undefined && 'mt-1',
            )}
          >
            {children}
          </div>
        )}
        {actions && <div className="mt-4 flex flex-wrap gap-3">{actions}</div>}
      </div>
    </div>
  );
}
