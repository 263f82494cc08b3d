// A whole round without a pointer: no click, no touch.
import { answer, question, untilAsked } from './player';
import { expect, test } from './site';

test('a full round with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const tabTo = async (name: RegExp, most = 40) => {
    for (let i = 0; i < most; i++) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const e = document.activeElement as HTMLElement | null;
        // Between the last and the first the page itself has the focus, and its text is that of everything.
        return e && !e.querySelector('button') ? (e.getAttribute('aria-label') ?? e.textContent ?? '').trim() : '';
      });
      if (name.test(label)) {
        // What has the focus is seen to have it.
        const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
        expect(outline).not.toBe('none');
        return;
      }
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await tabTo(/^Play now/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'First Crusade' })).toBeVisible();
  await tabTo(/First Crusade/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/table\//);
  await untilAsked(page);

  // The shortcuts tell what there is.
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('to the board');
  await page.keyboard.press('Escape');

  // To the board, by arrows to a region that can be attacked, and on.
  await page.keyboard.press('b');
  for (let i = 0; i < 20; i++) {
    const open = await page.evaluate(() => document.activeElement?.classList.contains('open') ?? false);
    if (open) break;
    await page.keyboard.press(i % 2 ? 'ArrowDown' : 'ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'commit');

  // A second thought.
  await page.keyboard.press('u');
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'action');
  await page.keyboard.press('p');
  await page.keyboard.press('Enter'); // Attack …
  await expect(page.locator('.prompt .sheet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt .sheet')).toHaveCount(0);
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await expect(page.locator('.prompt')).toHaveAttribute('data-step', 'commit');

  // A troop out of the hand.
  await page.keyboard.press('h');
  await page.keyboard.press('Enter');
  await expect(page.locator('.logbox')).toContainText(/commits/);

  // Whatever is asked until the own next round: the first answer that ends the step.
  for (let i = 0; i < 30; i++) {
    const q = await untilAsked(page);
    if (q.mode === 'over' || (q.step === 'action' && i > 0)) break;
    await answer(
      page,
      async () => {
        await page.keyboard.press('p');
        for (let j = 0; j < 8; j++) {
          const text = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
          if (/^(Done|Pass|Take one card bonus|Withdraw|Garrison|Keep)/.test(text)) break;
          await page.keyboard.press('Tab');
        }
        await page.keyboard.press('Enter');
        if ((await question(page)).mode === 'confirm') await page.keyboard.press('Enter');
      },
      false,
    );
  }
  expect((await untilAsked(page)).step).toBe('action');
  await expect(page.locator('.logbox')).toContainText(/hits? for the attack/);

  // Replay, log and chat can be reached as well.
  await page.keyboard.press('[');
  await expect(page.locator('.prompt')).toHaveAttribute('data-mode', 'replay');
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/at=0/);
  await page.keyboard.press('End');
  await expect(page.locator('.prompt')).toHaveAttribute('data-mode', 'ask');
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: 'Write to All players' })).toBeFocused();
});
