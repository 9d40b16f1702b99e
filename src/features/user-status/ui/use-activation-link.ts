import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActivationFields } from '../activation.rules.ts';
import { useIdentity } from './use-identity.ts';

/** A link with this parameter asks for the activation dialog, e.g. `/?activate=1`. */
const PARAMETER = 'activate';

interface ActivationLinkOptions {
  /** Only one of a page's tools may follow the link. */
  isFollowing: boolean;
  /** A guest must sign in first; called once. */
  onSignInNeeded: () => void;
  onActivate: () => void;
}

/**
 * Follows a link that asks for the activation dialog, and takes it out of the address so that a
 * reload does not ask again.
 * @returns what the link says the form should hold, if it says so.
 */
export function useActivationLink(options: ActivationLinkOptions): ActivationFields | undefined {
  const { isFollowing, onSignInNeeded, onActivate } = options;
  const identity = useIdentity();
  const location = useLocation();
  const navigate = useNavigate();
  const [purchase, setPurchase] = useState<ActivationFields>();
  /** What was done for which visit: the address changes only some time after it was asked to. */
  const done = useRef('');
  const isWanted = isFollowing && new URLSearchParams(location.search).has(PARAMETER);
  const deed = isWanted && identity ? `${identity.kind} ${location.key}` : '';
  useEffect(() => {
    if (deed === '' || done.current === deed) return;
    done.current = deed;
    if (identity?.kind !== 'account') return onSignInNeeded();
    setPurchase(readPurchase(location.state));
    onActivate();
    navigate({ search: '', hash: location.hash }, { replace: true, preventScrollReset: true });
  });
  return purchase;
}

function readPurchase(state: unknown): ActivationFields | undefined {
  if (typeof state !== 'object' || state === null || !('activation' in state)) return undefined;
  const { activation } = state;
  if (typeof activation !== 'object' || activation === null) return undefined;
  const { email, key } = activation as Record<string, unknown>;
  return typeof email === 'string' && typeof key === 'string' ? { email, key } : undefined;
}
