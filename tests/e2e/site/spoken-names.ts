import { expect, type Page } from '@playwright/test';

interface SpokenNode {
  role: string;
  name: string;
  /** Of links. */
  url: string;
}

/** Fails when something that is pressed has no name, or one name leads to two places. */
export async function expectDistinctNames(page: Page): Promise<void> {
  const spoken = await readSpokenNodes(page);
  expect(
    spoken.filter(({ name }) => name.trim() === ''),
    'without a name',
  ).toEqual([]);
  const targets = new Map<string, Set<string>>();
  for (const { name, url } of spoken.filter(({ role }) => role === 'link')) {
    targets.set(name, (targets.get(name) ?? new Set()).add(url));
  }
  const unclear = [...targets]
    .filter(([, urls]) => urls.size > 1)
    .map(([name, urls]) => ({ name, to: [...urls] }));
  expect(unclear, 'links that sound alike and lead elsewhere').toEqual([]);
}

/** What a screen reader meets of everything that is pressed or filled in. */
async function readSpokenNodes(page: Page): Promise<SpokenNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const roles = ['link', 'button', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'switch'];
  return nodes
    .filter(({ ignored, role }) => !ignored && roles.includes(role?.value))
    .map(({ role, name, properties }) => ({
      role: role?.value,
      name: name?.value ?? '',
      url: properties?.find((property) => property.name === 'url')?.value.value ?? '',
    }));
}
