const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const showMoment = (time: number): string => MOMENT.format(time);
export const showDay = (time: number): string => DAY.format(time);
export const showNumber = (value: number): string => value.toLocaleString('en-US');

/** With its sign: credits came or went. */
export const showChange = (amount: number): string =>
  amount > 0 ? `+${showNumber(amount)}` : `−${showNumber(-amount)}`;

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

export function showBytes(bytes: number): string {
  const [size, unit] = bytes < MEGABYTE ? [bytes / KILOBYTE, 'KB'] : [bytes / MEGABYTE, 'MB'];
  return `${size.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;
}

/** A balance, and what of it is promised to pictures on their way. */
export const showBalance = ({ balance, held }: { balance: number; held: number }): string =>
  held === 0 ? showNumber(balance) : `${showNumber(balance)}, of which ${showNumber(held)} held`;
