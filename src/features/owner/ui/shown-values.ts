const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const showMoment = (time: number): string => MOMENT.format(time);
export const showDay = (time: number): string => DAY.format(time);
export const showNumber = (value: number): string => value.toLocaleString('en-US');

/** With its sign: credits came or went. */
export const showChange = (amount: number): string =>
  amount > 0 ? `+${showNumber(amount)}` : `−${showNumber(-amount)}`;

const MEGABYTE = 1024 * 1024;

export const showBytes = (bytes: number): string =>
  `${(bytes / MEGABYTE).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
