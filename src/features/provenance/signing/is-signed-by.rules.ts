import type { CheckedCredentials } from './checked-credentials.types.ts';

/** @param fingerprint of the certificate that this site signs with; '' when it signs nothing. */
export function isSignedBy(checked: CheckedCredentials, fingerprint: string): boolean {
  return fingerprint !== '' && checked.state === 'whole' && checked.fingerprint === fingerprint;
}
