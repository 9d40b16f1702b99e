/**
 * What many ways of writing an address have in common that reach one mailbox: providers ignore what
 * follows a plus, and some of them dots. Good for counting, never for sending or for telling people apart.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  return `${name.replaceAll('.', '')}${email.slice(at)}`.toLowerCase();
}
