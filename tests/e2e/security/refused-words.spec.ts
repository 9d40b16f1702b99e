import { expect, openHome, test } from '../support/generator-test.ts';

const WORDS = 'a naked woman on a bed';

for (const { tool: name, balance } of [
  { tool: 'green', balance: '500' },
  { tool: 'yellow', balance: '200' },
] as const) {
  test(`words that are not drawn are told once on the ${name} tool, and cost nothing`, async ({
    page,
    green,
    yellow,
  }) => {
    const tool = name === 'green' ? green : yellow;
    await openHome(page);
    await expect(tool.credits(balance)).toBeVisible();
    await tool.start(WORDS);
    const told = tool.section.getByRole('status').filter({ hasText: 'We can’t draw this one' });
    await expect(told).toContainText(
      'We don’t draw sexual content, and your prompt says “naked” with “woman”.',
    );
    await expect(told).toContainText('Try saying what the person wears');
    await expect(tool.prompt).toHaveValue(WORDS);
    await expect(tool.generate).toBeEnabled();
    await expect(tool.credits(balance)).toBeVisible();
    await expect(tool.section.getByRole('button', { name: /Retry/ })).toHaveCount(0);
    await expect(tool.failurePanel).toHaveCount(0);

    await tool.prompt.fill('a woman in a red coat on a bed');
    await expect(told).toHaveCount(0);
  });
}
