import { Badge } from '../../../../ui/feedback/badge.tsx';

interface LicenseStateProps {
  revokedAt: number | null;
  expiresAt: number | null;
  movedAway?: boolean;
}

export function LicenseState({ revokedAt, expiresAt, movedAway }: LicenseStateProps) {
  if (movedAway) return <Badge>Moved away</Badge>;
  if (revokedAt !== null) return <Badge tone="danger">Taken back</Badge>;
  if (expiresAt !== null && expiresAt <= Date.now()) return <Badge>Over</Badge>;
  return <Badge tone="success">Stands</Badge>;
}
