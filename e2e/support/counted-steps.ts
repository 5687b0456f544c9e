import type { Locator, Page } from '@playwright/test';

export type GivenFile = { name: string; mimeType: string; buffer: Buffer };

/** Does what a person does, and counts: each click, each field filled and each file chosen is a step. */
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
    /** A click, and the file in the window that it opens. */
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
