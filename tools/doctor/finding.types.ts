/** How one part of the site stands, in a sentence that an owner can act on. */
export interface Finding {
  part: string;
  /** `note` is worth knowing and stops nothing. */
  state: 'ok' | 'off' | 'note' | 'failed';
  detail: string;
}
