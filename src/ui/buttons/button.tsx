import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { SiteLink } from './site-link.tsx';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
  /** An icon after the text. */
  trailingIcon?: ReactNode;
  className?: string;
  children: ReactNode;
}

type ButtonElementProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof ButtonLook> & {
  href?: undefined;
  /** Shows a spinner in place of the icon and ignores presses; the text stays, so the width does too. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

interface ButtonLinkProps {
  /** Makes it a link: inside the site by the router, to another site by the browser. */
  href: string;
  onClick?: () => void;
  /** Navigation state of the router, for links inside the site. */
  state?: unknown;
  target?: '_blank';
  'aria-label'?: string;
}

export type ButtonProps = ButtonLook & (ButtonElementProps | ButtonLinkProps);

function isInternal(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/** A button, or a link that looks like one when `href` is given. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'medium', block = false, icon, trailingIcon, children } = props;
  const className = classNames(buttonStyle({ variant, size, block }), props.className);
  if (props.href !== undefined) {
    return (
      <ButtonLink {...props} className={className}>
        {icon}
        {children}
        {trailingIcon}
      </ButtonLink>
    );
  }
  const { loading = false, variant: _v, size: _s, block: _b, icon: _i, trailingIcon: _t, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={className}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : rest.onClick}
    >
      {loading ? <Spinner className="size-[1.15em]" /> : icon}
      {children}
      {trailingIcon}
    </button>
  );
}

function ButtonLink(props: ButtonLook & ButtonLinkProps) {
  const { href, className, children, onClick, target, state } = props;
  const shared = { className, onClick, target, 'aria-label': props['aria-label'] };
  const relation = target === '_blank' ? 'noopener noreferrer' : undefined;
  if (isInternal(href)) {
    return (
      <SiteLink {...shared} to={href} rel={relation} state={state}>
        {children}
      </SiteLink>
    );
  }
  return (
    <a {...shared} href={href} rel={relation}>
      {children}
    </a>
  );
}
