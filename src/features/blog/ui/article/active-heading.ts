/** How far from the top of the window a heading counts as the one being read. */
const READING_LINE = 0.3;

/** Marks, in the tables of contents of a page, the part that is being read. Returns how to stop. */
export function markActiveHeading(page: HTMLElement): () => void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('nav a[href*="#"]')];
  const headings = [...page.querySelectorAll<HTMLElement>(':is(h2, h3)[id]')];
  if (links.length === 0 || headings.length === 0) return () => {};

  const mark = () => {
    const line = window.innerHeight * READING_LINE;
    const active = headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
    for (const link of links) {
      const isActive = active !== undefined && decodeURIComponent(link.hash.slice(1)) === active.id;
      if (!isActive) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        scrollIntoMiddle(link);
      }
    }
  };

  // Everything above the line, however far: a heading enters or leaves it exactly when it crosses the line.
  const rootMargin = `10000000px 0px -${(1 - READING_LINE) * 100}% 0px`;
  const observer = new IntersectionObserver(mark, { rootMargin });
  for (const heading of headings) observer.observe(heading);
  return () => observer.disconnect();
}

/** A long table of contents scrolls by itself, and the page stays where it is. */
function scrollIntoMiddle(link: HTMLElement): void {
  const table = link.closest('nav');
  if (!table) return;
  const { top, height } = table.getBoundingClientRect();
  table.scrollTop += link.getBoundingClientRect().top - top - height / 2;
}
