/** What the Content Credentials in a file come to. */
export type CheckedCredentials =
  | { state: 'none' | 'unreadable' }
  | {
      /** Whether the file is as it was signed. */
      state: 'whole' | 'broken';
      /** Who signed, by the words of the certificate, which anybody may have made. */
      signer?: string;
      /** Of that certificate: SHA-256 in hexadecimal digits. */
      fingerprint?: string;
      /** What made the file. */
      tool?: string;
      /** How it was made, as an address in IPTC's list. */
      sourceType?: string;
      /** Whether it was made from another picture. */
      hasBeginning: boolean;
    };
