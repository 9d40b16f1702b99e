import { z } from 'zod';

/** A key for a service: it travels in a header, and must survive there as it is. Empty when there is none. */
export const serviceKeySetting = z
  .string()
  .regex(/^[\x21-\x7e]*$/, { error: 'must be one word of plain letters, digits and signs' });

/** Where a service is, without slashes at its end; empty when it is not set. */
export const serviceAddressSetting = z
  .string()
  .refine((address) => address === '' || isServiceAddress(address), {
    error: 'must be an http or https address without a password, a query or a fragment',
  })
  .transform((address) => address.replace(/\/+$/, ''));

/** The name of a model as services write them, with owner, version and variant; empty for their default. */
export const serviceModelSetting = z
  .string()
  .regex(/^[\w.:/@+ ()-]*$/, { error: 'must be the name of a model' })
  .transform((name) => name.trim());

function isServiceAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}
