// Plays through the page as a person would: by its buttons, its board and its hand.
import { expect, type Locator, type Page } from '@playwright/test';
import { passer, run } from './quick';

export interface Question {
  mode: string;
  step: string;
  prompt: string;
}

/** What is asked, read at one moment: the page may go on by itself, as with the steps of a longer way. */
export const question = (page: Page): Promise<Question> =>
  page.locator('.prompt').evaluate((p: HTMLElement) => {
    const { mode = '', step = '', prompt = '' } = p.dataset;
    return { mode, step, prompt };
  });

const quiet = '.prompt[aria-busy="false"]';

/** Waits until this player is asked, or the game is over. */
export async function untilAsked(page: Page): Promise<Question> {
  await page.waitForSelector(`${quiet}[data-mode="ask"] .answers .btn:enabled, ${quiet}[data-mode="over"]`);
  return question(page);
}

/** Answers a question in any way, and waits until it is no longer asked. */
export async function answer(page: Page, how: () => Promise<unknown>, click = true, prompt = ''): Promise<void> {
  const asked = prompt || (await question(page)).prompt;
  await how();
  if (click) await sure(page);
  await page.waitForSelector(`${quiet}:not([data-prompt="${asked}"]), ${quiet}[data-mode="over"]`);
}

/** Presses the second time where the page asks twice. */
export async function sure(page: Page): Promise<void> {
  await press(page.locator('.prompt .confirm'));
}

/**
 * Presses a button as long as it is there; false if it is not, or no longer. Another player may act just now and
 * take the question away: then there is nothing to wait for.
 */
async function press(button: Locator): Promise<boolean> {
  while ((await button.count()) > 0) {
    try {
      await button.click({ timeout: 2000 });
      return true;
    } catch {
      // gone, or slow to come to rest: look again
    }
  }
  return false;
}

/** The moves that are offered under a heading, by pressing it. */
export async function open(page: Page, verb: string): Promise<boolean> {
  const b = page.locator('.prompt .verb', { hasText: verb });
  if ((await b.count()) === 0) return false;
  if ((await b.getAttribute('aria-expanded')) !== 'true') await b.click();
  return true;
}

/** Chooses a move by its words, wherever it is offered; false if it is not. */
export async function choose(page: Page, text: RegExp): Promise<boolean> {
  const b = page.locator('.prompt .btn.move', { hasText: text }).first();
  if (!(await press(b))) return false;
  await sure(page);
  return true;
}

/** Turns to the log, which a fresh table does not show at first. */
export const turnToLog = (page: Page): Promise<void> =>
  page.locator('.sidetabs').getByRole('button', { name: 'Log', exact: true }).click();

export async function expectAsked(page: Page, step: string): Promise<void> {
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', step);
}

/** Passes, and whatever is asked then, until another player is asked. */
export async function passUntil(page: Page, other: Page): Promise<void> {
  const asked = (p: Page) => p.locator('.prompt[aria-busy="false"][data-mode="ask"]').isVisible();
  for (;;) {
    await expect.poll(async () => (await asked(other)) || (await asked(page))).toBe(true);
    if (await asked(other)) return;
    await answer(page, () => choose(page, /^(Pass|Done)/));
  }
}

/** Leaves the table and comes back, until something has happened meanwhile that is worth telling. */
export async function comeBackLater(page: Page, id: string): Promise<void> {
  for (let i = 0; i < 30; i++) {
    await page.goto('/');
    await run(page.request, id, passer, 2);
    const answered = page.waitForResponse((r) => r.url().includes('/catch-up'));
    await page.goto(`/table/${id}`);
    const missed = await (await answered).json();
    if (missed.yours.length > 0 || (missed.count > 2 && missed.rest.length > 0)) return;
  }
  throw new Error('nothing worth telling has happened');
}
