import { expect, person, test } from './site';

const api = '/api/v1';

test('two devices become one person: a link, a number on both, a yes on the first', async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await page.goto('/');
  await page.request.patch(`${api}/me`, { data: { name: 'Tancred' } });
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: 'Tancred' })).toBeVisible();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect(page.getByRole('img', { name: 'Link for another device' })).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Link for another device' }).inputValue();

  const phone = await person(browser, site, complaints);
  await phone.page.goto(link);
  const code = await phone.page.locator('.code').innerText();
  await expect(page.locator('.code')).toHaveText(code);
  await page.getByRole('button', { name: 'Yes, let it in' }).click();
  await expect(phone.page.getByRole('heading', { name: 'Welcome, Tancred' })).toBeVisible();
  await expect(page.getByText('the other device is you now')).toBeVisible();

  // The link is used up, and says so.
  const thief = await person(browser, site, complaints);
  await thief.page.goto(link);
  await expect(thief.page.getByRole('alert')).toContainText('works only once');
  await thief.context.close();

  // The first device signs the other one out.
  await page.getByRole('button', { name: /^Sign out ?:/ }).click();
  await expect(page.getByRole('button', { name: /^Sign out ?:/ })).toHaveCount(0);
  await phone.page.goto('/me');
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText(/^Guest/);
  await phone.context.close();
});

test('a phrase brings somebody back, and a wrong word is told', async ({ page, browser, site, complaints }) => {
  await page.goto('/');
  await page.request.patch(`${api}/me`, { data: { name: 'Bohemond' } });
  await page.goto('/me');
  await page.getByRole('button', { name: 'Make a phrase' }).click();
  await expect(page.locator('.words li')).toHaveCount(12);
  const words = await page.locator('.words li').allInnerTexts();

  const other = await person(browser, site, complaints);
  await other.page.goto('/me');
  const field = other.page.getByLabel('Your twelve words');
  await field.fill([...words.slice(1), words[0]].join(' '));
  await other.page.getByRole('button', { name: 'By phrase' }).click();
  await expect(other.page.getByRole('alert')).toBeVisible();
  await field.fill(words.join(' '));
  await other.page.getByRole('button', { name: 'By phrase' }).click();
  await expect(other.page.getByRole('heading', { name: 'Bohemond' })).toBeVisible();
  await other.context.close();
});

test('a passkey is made and brings somebody back', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/');
  await page.request.patch(`${api}/me`, { data: { name: 'Baldwin' } });
  await page.goto('/me');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^Passkey of/)).toBeVisible();

  // The browser forgets everything but its passkeys.
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guest/);
  await page.getByRole('button', { name: 'By passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Baldwin' })).toBeVisible();
});

test('who deletes themselves is a stranger; the privacy page says what is kept', async ({ page }) => {
  await page.goto('/');
  await page.request.patch(`${api}/me`, { data: { name: 'Godfrey' } });
  await page.goto('/me');
  await page.getByRole('button', { name: 'Delete me' }).click();
  await page.getByLabel(/Type your name/).fill('Godfrey');
  await page.getByRole('button', { name: 'Delete me for good' }).click();
  await expect(page.getByText('You are a stranger again')).toBeVisible();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();
});
