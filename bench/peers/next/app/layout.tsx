import Link from 'next/link';
import type { ReactNode } from 'react';

export const metadata = { title: 'Peer', description: 'The same two pages in Next.js.' };

const LINKS = ['Home', 'Blog', 'Web Stories', 'Pricing', 'About', 'Contact', 'Help', 'Terms', 'Privacy'];

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header>
          <nav>
            {LINKS.map((name) => (
              <Link key={name} href="/prerendered/blog" prefetch={false}>
                {name}
              </Link>
            ))}
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          <nav>
            {LINKS.map((name) => (
              <Link key={name} href="/prerendered/blog" prefetch={false}>
                {name}
              </Link>
            ))}
          </nav>
        </footer>
      </body>
    </html>
  );
}
