/** Something that goes wrong around a site, and is well again after. */
export interface Fault {
  /** e.g. `the mail server is down`. */
  name: string;
  inject(): Promise<void> | void;
  heal(): Promise<void> | void;
  /** How long it lasts in the long form when that is not the usual time, in seconds. */
  seconds?: number;
  /** The code that refuses somebody because of it; it lasts until that was seen. Missing where nobody may notice. */
  shows?: string;
  /** @returns why it did not come about at all, where nothing that visitors see would tell. */
  missed?(): Promise<string | undefined> | string | undefined;
  /** Whether the site lives through another day meanwhile, so that nothing promised of a day can be held against it. */
  changesTheDay?: boolean;
  /** Whether it is part of the short form, which runs with the tests. */
  short?: boolean;
}
