/** Facts beside what can be done about them; one below the other on phones. */
export const accountLayout = 'grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8';
