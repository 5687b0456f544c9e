import type { Locator, Page } from '@playwright/test';

export type GivenFile = { name: string; mimeType: string; buffer: Buffer };

/** Acts as a person and counts the steps: each page opened, each click, each field filled and each file chosen. */
export function countSteps(page: Page) {
  const startedAt = Date.now();
  let steps = 0;
  return {
    async open(url: string): Promise<void> {
      steps += 1;
      await page.goto(url);
    },
    async click(target: Locator): Promise<void> {
      steps += 1;
      await target.click();
    },
    async fill(target: Locator, text: string): Promise<void> {
      steps += 1;
      await target.fill(text);
    },
    /** Clicks, and chooses a file in the window that opens; two steps. */
    async choose(target: Locator, file: GivenFile): Promise<void> {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), this.click(target)]);
      steps += 1;
      await chooser.setFiles(file);
    },
    steps: () => steps,
    seconds: () => (Date.now() - startedAt) / 1000,
  };
}
export type CountedSteps = ReturnType<typeof countSteps>;
