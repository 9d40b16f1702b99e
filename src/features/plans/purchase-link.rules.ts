/** The field of a shop's checkout address that fills its form in; a shop is known by its host. */
const EMAIL_FIELDS: readonly { host: RegExp; field: string }[] = [
  { host: /(^|\.)gumroad\.com$/, field: 'email' },
  { host: /(^|\.)lemonsqueezy\.com$/, field: 'checkout[email]' },
  { host: /(^|\.)polar\.sh$/, field: 'customer_email' },
];

/**
 * A purchase link that opens the shop's form with the buyer's email, which activation asks for again.
 * @param email null takes out one that was filled in before.
 * @returns the link as it is where the shop is not known.
 */
export function fillInEmail(link: string, email: string | null): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  const known = EMAIL_FIELDS.find(({ host }) => host.test(url.hostname));
  if (!known || url.protocol !== 'https:') return link;
  if (email) url.searchParams.set(known.field, email);
  else url.searchParams.delete(known.field);
  return url.href;
}
