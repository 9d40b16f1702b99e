import { classNames } from '../class-names.ts';

interface SpinnerProps {
  /** Read out to assistive technology; without one the spinner is decoration beside a text. */
  label?: string;
  /** Width and height come from here, for example `size-5`. */
  className?: string;
}

/** A turning arc in the color of the text around it. */
export function Spinner({ label, className = 'size-5' }: SpinnerProps) {
  return (
    <span
      className={classNames('inline-block shrink-0', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-full animate-spin-slow">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </span>
  );
}
