/** What is wrong with the cookies that an answer sets, a line each. */
export function cookieFaults(setCookies: readonly string[], { https }: { https: boolean }): string[] {
  return setCookies.flatMap((line) => {
    const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
    const name = pair.split('=')[0] ?? '';
    const attributes = new Map(
      rest.map((attribute) => {
        const [key = '', value = ''] = attribute.split('=');
        return [key.toLowerCase(), value] as const;
      }),
    );
    const faults: string[] = [];
    if (!attributes.has('httponly')) faults.push('scripts can read it');
    if (!/^(?:lax|strict)$/i.test(attributes.get('samesite') ?? '')) faults.push('other sites can send it');
    if (attributes.get('path') !== '/api/auth') faults.push(`path ${attributes.get('path')}`);
    if (attributes.has('domain')) faults.push('other hosts can read it');
    if (attributes.has('secure') !== https) faults.push(https ? 'not only by https' : 'lost by http');
    // `__Host-` would demand the path `/`, and with it send the cookie to every page.
    if (name.startsWith('__Secure-') !== https) faults.push('a name that http can set');
    return faults.map((fault) => `cookie ${name}: ${fault}`);
  });
}
