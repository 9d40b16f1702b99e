const OF_APP = /^\d{6}$/;

/** What somebody typed, as it is compared: apps show a space in the middle of six digits. */
export function readCode(typed: string): { code: string; isBackup: boolean } {
  const code = typed.replace(/\s+/g, '');
  return { code, isBackup: !OF_APP.test(code) };
}
