import { lazy } from 'react';

/** Fetches the code of the sections that a document brings along without it (see `server-written.tsx`). */
export function loadSections() {
  return import('./written-sections.tsx');
}

export const SectionsBetweenTools = lazy(async () => ({
  default: (await loadSections()).SectionsBetweenTools,
}));

export const SectionsAfterTools = lazy(async () => ({
  default: (await loadSections()).SectionsAfterTools,
}));
