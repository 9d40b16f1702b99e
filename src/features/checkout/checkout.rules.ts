import { anchors } from '../../urls.ts';

const EMAIL_SHAPE = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with a typed purchase email, before anything is sent; undefined when nothing is. */
export function checkPurchaseEmail(email: string): string | undefined {
  if (email.trim() === '') return 'Please enter your email address.';
  if (!EMAIL_SHAPE.test(email.trim())) return 'Please enter a full email address, like name@example.com.';
  return undefined;
}

/** The start page, which opens its activation dialog when it sees the parameter. */
export const ACTIVATE_ADDRESS = `/?activate=1#${anchors.generatorSuite}`;
