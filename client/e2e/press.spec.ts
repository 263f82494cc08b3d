// Letters and pacts between three people and bots at a table of twelve.
import type { Page } from '@playwright/test';
import { audit } from './audit';
import { create } from './quick';
import { expect, person, test } from './site';

const bots = ['almohads', 'arpads', 'ayyubids', 'hautevilles', 'hohenstaufens', 'komnenos', 'piasts', 'rurikids'];

async function toPress(page: Page) {
  await page.locator('.prompt[data-mode="ask"]').waitFor();
  await page.getByRole('button', { name: 'Chat' }).first().click();
}

async function begin(page: Page, ...others: string[]) {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  for (const who of others) await page.getByRole('checkbox', { name: who }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
}

test('chips of conversations are whole, however many there are', async ({ page }) => {
  const others = [...bots, 'capetians', 'plantagenets', 'zengids'];
  const vacant = Object.fromEntries(others.map((b) => [b, 'vacant']));
  const table = await create(page.request, { title: 'cardinals', players: 12, sit: ['anscarids'], bots: vacant });
  for (const to of [...others.map((s) => [s]), others.slice(0, 4)]) {
    const data = { seat: 'anscarids', to, text: 'Peace?' };
    expect((await page.request.post(`/api/v1/tables/${table.id}/letters`, { data })).ok()).toBe(true);
  }
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/table/${table.id}`);
    await toPress(page);
    const chips = conversations(page).locator('.chip');
    await expect(chips).toHaveCount(others.length + 3); // with all players, and a new one
    await expect(page.getByRole('button', { name: 'New', exact: true })).toBeInViewport({ ratio: 1 });
    const cut = (e: Element) => [e, ...e.children].some((box) => box.scrollWidth > box.clientWidth + 1);
    expect([width, await conversations(page).evaluate(cut)]).toEqual([width, false]);
    for (const chip of await chips.all()) {
      await chip.scrollIntoViewIfNeeded();
      const hidden = await chip.evaluate((e) => {
        const box = e.getBoundingClientRect();
        const ends = [box.left + 8, box.right - 8].map((x) => document.elementFromPoint(x, box.top + box.height / 2));
        return ends.some((at) => !e.contains(at));
      });
      expect([width, await chip.textContent(), hidden]).toEqual([width, await chip.textContent(), false]);
    }
  }
});

const conversations = (page: Page) => page.getByRole('group', { name: 'Conversations' });

async function write(page: Page, text: string) {
  await page.locator('.press textarea').fill(text);
  await page.keyboard.press('Enter');
}

test('letters reach those they are for, pacts are offered, answered and counted', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await page.goto('/');
  const table = await create(page.request, {
    title: 'cardinals',
    players: 12,
    sit: ['capetians'],
    bots: { ...Object.fromEntries(bots.map((b) => [b, 'greedy'])), anscarids: 'planner' },
  });
  const seated = async (seat: string) => {
    const p = await person(browser, site, complaints);
    await p.page.goto(`/join/${table.id}#invite=${table.invites?.[seat]}`);
    await p.page.getByRole('button', { name: 'Sit down' }).click();
    return p;
  };
  const john = await seated('plantagenets');
  const nur = await seated('zengids');
  await page.goto(`/table/${table.id}`);
  for (const p of [page, john.page, nur.page]) await toPress(p);

  // In private.
  await begin(page, 'Plantagenets');
  await write(page, 'Shall we leave Anjou alone?');
  const chip = conversations(john.page).getByRole('button', { name: /Capetians/ });
  await expect(chip).toContainText('1');
  await chip.click();
  await expect(john.page.locator('.press .scroll')).toContainText('Shall we leave Anjou alone?');
  await expect(chip.locator('.count')).toHaveCount(0);
  await john.page.reload();
  await toPress(john.page);
  await expect(chip.locator('.count')).toHaveCount(0); // it stays read

  // A pact between people.
  await page.getByRole('button', { name: 'Offer a pact' }).click();
  const until = page.locator('.offers li').first().getByRole('combobox', { name: 'do not attack each other' });
  await expect(until.locator('option').last()).toBeAttached(); // what can be offered has come
  const last = (await until.locator('option').allTextContents()).at(-1)!;
  await until.selectOption(last);
  await audit(page, 'pacts to offer');
  await page
    .locator('.offers li')
    .first()
    .getByRole('button', { name: `up to and including ${last}` })
    .click();
  await toPress(john.page);
  await chip.click();
  await expect(john.page.locator('.press .offer').last()).toContainText(last);
  await john.page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.locator('.standing')).toContainText('Pacts in force: 1');
  await audit(page, 'letters');

  // To all, and what the third one sees.
  await page.locator('.press').getByRole('button', { name: 'All players' }).click();
  await write(page, 'Greetings to all courts.');
  await expect(nur.page.locator('.press .scroll')).toContainText('Greetings to all courts.');
  await expect(conversations(nur.page).getByRole('button', { name: /Capetians/ })).toHaveCount(0);

  // A bot answers.
  await begin(page, 'Anscarids');
  await page.getByRole('button', { name: 'Offer a pact' }).click();
  await page.locator('.offers li').first().getByRole('button', { name: 'do not attack' }).click();
  await expect(page.locator('.press .scroll')).toContainText(/Offer (accepted|declined)/);
  await john.context.close();
  await nur.context.close();
});
