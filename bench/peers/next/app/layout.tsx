import Link from 'next/link';
import type { ReactNode } from 'react';

export const metadata = { title: 'Peer', description: 'The same two pages in Next.js.' };

const LINKS = ['Home', 'Blog', 'Web Stories', 'Pricing', 'About', 'Contact', 'Help', 'Terms', 'Privacy'];

function SiteLinks() {
  return (
    <nav>
      {LINKS.map((name) => (
        <Link key={name} href="/prerendered/blog" prefetch={false}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <header>
          <SiteLinks />
        </header>
        <main>{children}</main>
        <footer>
          <SiteLinks />
        </footer>
      </body>
    </html>
  );
}
