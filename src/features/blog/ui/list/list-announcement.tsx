import type { Outcome } from './listing.ts';

interface ListAnnouncementProps<Page> {
  outcome: Outcome<Page> | undefined;
  /** What the list is made of: 'articles'. */
  things: string;
  /** Which page is shown and how many things it has. */
  count: (page: Page) => { page: number; things: number };
}

/** Tells who cannot see the list that it is on its way, and when it is there. */
export function ListAnnouncement<Page>(props: ListAnnouncementProps<Page>) {
  return (
    <p role="status" className="sr-only">
      {announcement(props)}
    </p>
  );
}

function announcement<Page>({ outcome, things, count }: ListAnnouncementProps<Page>): string {
  if (outcome === undefined) return `Loading ${things}`;
  if (outcome.page === undefined) return '';
  const shown = count(outcome.page);
  return shown.things === 0 ? '' : `Page ${shown.page}: ${shown.things} ${things}`;
}
