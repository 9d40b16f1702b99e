const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const showMoment = (time: number): string => MOMENT.format(time);
export const showDay = (time: number): string => DAY.format(time);
export const showNumber = (value: number): string => value.toLocaleString('en-US');

/** With its sign: credits came or went. */
export const showChange = (amount: number): string =>
  amount > 0 ? `+${showNumber(amount)}` : `−${showNumber(-amount)}`;

const STEP = 1024;

export function showBytes(bytes: number): string {
  let [size, unit] = [bytes / STEP, 'KB'];
  for (const larger of ['MB', 'GB', 'TB']) if (size >= STEP) [size, unit] = [size / STEP, larger];
  return `${size.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`;
}

/** A balance, and what of it is promised to pictures on their way. */
export const showBalance = ({ balance, held }: { balance: number; held: number }): string =>
  held === 0 ? showNumber(balance) : `${showNumber(balance)}, of which ${showNumber(held)} held`;
