import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createRepeatedJob, type RepeatedJob } from '../../platform/jobs/repeated-job.ts';
import type { IsReadOnly } from '../../shared/read-only.ts';

/** While a file of this name lies in DATA_DIR, the site is read-only. */
export const READ_ONLY_FILE = 'readonly';
const LOOK_EVERY_MS = 2_000;

interface ReadOnlySwitchOptions {
  /** The setting: it holds until the server starts again. */
  always: boolean;
  dataDir: string;
  /** Whether the owner switched it on in the console. */
  isSwitchedOn: () => boolean;
  /** Told when it came or went. Pages in memory say something else now. */
  onChange: (isReadOnly: boolean) => void;
  onFailure: (error: unknown) => void;
}

interface ReadOnlySwitch {
  isReadOnly: IsReadOnly;
  /** What else makes the site read-only than the console. */
  fixedBy: () => 'setting' | 'file' | null;
  /** Notices the file for `onChange`; `isReadOnly` itself always looks. */
  job: RepeatedJob;
}

/** Stops what costs or stores, and nothing else: by a setting, or while the server runs by a file or the console. */
export function createReadOnlySwitch(options: ReadOnlySwitchOptions): ReadOnlySwitch {
  const { always, dataDir, isSwitchedOn, onChange, onFailure } = options;
  const file = join(dataDir, READ_ONLY_FILE);
  const fixedBy = () => (always ? 'setting' : existsSync(file) ? 'file' : null);
  const isReadOnly = () => isSwitchedOn() || fixedBy() !== null;
  let last = isReadOnly();
  const notice = async () => {
    const now = isReadOnly();
    if (now === last) return;
    last = now;
    onChange(now);
  };
  return { isReadOnly, fixedBy, job: createRepeatedJob(notice, LOOK_EVERY_MS, onFailure) };
}
