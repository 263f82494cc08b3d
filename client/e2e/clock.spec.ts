import { turnToLog, untilAsked } from './player';
import { expect, person, test } from './site';

test('what was announced happens when the time runs out', async ({ page, browser, site, complaints }) => {
  await page.goto('/new/kingdoms?players=2');
  await page.getByLabel('How long may a turn take?').selectOption('own');
  for (const pace of ['Turn', 'Reaction']) {
    await page.getByLabel(pace, { exact: true }).fill('8');
    await page.getByLabel(`Unit of time: ${pace}`).selectOption('seconds');
  }
  await page.getByLabel('Table name').fill('Against the sand');
  await page.getByRole('button', { name: 'Create and invite' }).click();
  const rule = "When time is up, a bot plays the turn of anyone who hasn't finished.";
  await expect(page.getByText(rule)).toBeVisible();

  // Who is invited reads it before sitting down.
  const link = await page.getByRole('textbox', { name: 'Invitation for Leopold' }).inputValue();
  const friend = await person(browser, site, complaints);
  await friend.page.goto(link);
  await expect(friend.page.getByText(rule)).toBeVisible();
  await expect(friend.page.getByText('Turn: 8 seconds')).toBeVisible();
  await friend.page.getByRole('button', { name: 'Sit down' }).click();

  // Richard is asked and lets the sand run.
  await untilAsked(page);
  await expect(page.getByRole('button', { name: /^The clock: / })).toContainText(/0:0\d/);
  await turnToLog(friend.page);
  await expect(friend.page.getByRole('log')).toContainText('Time is up');
  await friend.page.getByRole('button', { name: /^The clock: / }).click();
  await expect(friend.page.getByRole('dialog')).toContainText(rule);

  // Both want the clock to stop, and it does.
  await friend.page.getByRole('button', { name: 'Ask to stop the clock' }).click();
  await page.getByRole('region', { name: 'Requests' }).getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('button', { name: /^The clock: / })).toContainText('Clock stopped');
  await expect(friend.page.getByRole('button', { name: /^The clock: / })).toContainText('Clock stopped');
  await friend.context.close();
});

test('a bot comes to a table that waits, and the table is found by its kind', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await page.goto('/new/kingdoms?players=3');
  await page.getByLabel('How long may a turn take?').selectOption('days');
  await page.getByRole('radio', { name: 'Anyone' }).check({ force: true });
  await page.getByLabel('Table name').fill('By pigeon');
  await page.getByRole('button', { name: 'Create and invite' }).click();
  const choice = page.getByRole('combobox').first();
  await choice.selectOption('knight');
  await expect(page.getByRole('textbox', { name: /^Invitation for/ })).toHaveCount(1);
  await choice.selectOption('');
  await expect(page.getByRole('textbox', { name: /^Invitation for/ })).toHaveCount(2);

  const other = await person(browser, site, complaints);
  await other.page.goto('/tables');
  const found = other.page.getByRole('link', { name: /By pigeon/ });
  await expect(found).toContainText('By correspondence');
  await other.page.getByLabel('Time', { exact: true }).selectOption('live');
  await expect(found).toHaveCount(0);
  await other.page.getByLabel('Time', { exact: true }).selectOption('correspondence');
  await other.page.getByLabel('Free seats').selectOption('2');
  await expect(found).toBeVisible();
  await other.page.getByLabel('Free seats').selectOption('3');
  await expect(found).toHaveCount(0);
  await other.context.close();
});
