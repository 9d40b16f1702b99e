import { createHmac } from 'node:crypto';
import { toVisitorNetwork } from './client-address.ts';

/** Turns a UTC day and a network address into a mark that says nothing about the address. */
export type HashVisitor = (date: string, address: string) => string;

/**
 * Marks visitors so that they can be counted per network and day without storing addresses. The day
 * is part of the mark: stored marks of different days cannot be put together.
 * @param secret at least 32 characters, the same on every server.
 * @param purpose keeps the marks of different counts apart; marks without one are those of guests.
 */
export function createVisitorHash(secret: string, purpose = ''): HashVisitor {
  const prefix = purpose === '' ? '' : `${purpose}\n`;
  return (date, address) =>
    createHmac('sha256', secret)
      .update(`${prefix}${date}\n${toVisitorNetwork(address)}`)
      .digest('base64url');
}
