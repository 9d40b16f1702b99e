import { describeOwnPrice } from '../user-status.rules.ts';
import { useIdentity } from './use-identity.ts';

interface OwnPriceNoteProps {
  /** Credits for an image on the plan that is on offer, if one is. */
  offered?: number;
  className?: string;
}

/** Says before a purchase what an image will cost after it. The number comes when the account is known. */
export function OwnPriceNote({ offered, className }: OwnPriceNoteProps) {
  const identity = useIdentity();
  const status = identity?.kind === 'account' ? identity.status : null;
  return <p className={className}>{describeOwnPrice(status, offered)}</p>;
}
