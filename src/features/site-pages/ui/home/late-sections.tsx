import { type ComponentProps, use } from 'react';

type Sections = typeof import('./written-sections.tsx');

let loading: Promise<Sections> | undefined;
let loaded: Sections | undefined;

/** Fetches the code of the sections that a document brings along without it (see `server-written.tsx`). */
export function loadSections(): Promise<Sections> {
  loading ??= import('./written-sections.tsx').then(
    (sections) => {
      loaded = sections;
      return sections;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Once they are loaded there is nothing to wait for: the page appears whole. */
function useSections(): Sections {
  return loaded ?? use(loadSections());
}

export function SectionsAboveTools(props: ComponentProps<Sections['SectionsAboveTools']>) {
  const sections = useSections();
  return <sections.SectionsAboveTools {...props} />;
}

export function SectionsBetweenTools(props: ComponentProps<Sections['SectionsBetweenTools']>) {
  const sections = useSections();
  return <sections.SectionsBetweenTools {...props} />;
}

export function SectionsAfterTools(props: ComponentProps<Sections['SectionsAfterTools']>) {
  const sections = useSections();
  return <sections.SectionsAfterTools {...props} />;
}
