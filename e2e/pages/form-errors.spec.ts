import type { Locator, Page } from '@playwright/test';
import { open } from '../browser.ts';
import { findViolations } from './accessibility.ts';
import { findAtOtherSizes } from './other-sizes.ts';
import { expect, leave, test } from './visitors.ts';
import type { Visitor } from './visitors.ts';

/** A form as it is opened, and the button that sends what was typed. */
interface Form {
  at: string;
  button?: string;
  visitor?: Visitor;
}

const forms: readonly Form[] = [
  { at: '/inquiry/general/?estateId=100015&inquiryContentsId=3&isVisit=1' },
  { at: '/view/contact/?estate_ids=100015' },
  { at: '/request/contact/?document_ids=1' },
  { at: '/data_request/contact/?estateIds=100015' },
  { at: '/pr/it_id/inquiry/?estateId=100015' },
  { at: '/pr/self_naiken/inquiry/?estateId=100015' },
  { at: '/mailform/matomete/roomorder/' },
  { at: '/mailform/web_soudankai/' },
  // One for all forms that the content service makes of the same items.
  { at: '/mailform/owner/' },
  { at: '/regist/' },
  { at: '/regist/?step=code&from=mail', button: '登録を完了する' },
  { at: '/login/', button: 'ログイン' },
  { at: '/reset_password/', button: '再設定用のURLを送る' },
  {
    at: '/reset_password/change/?code=abc&mail_address=hanako%40example.com',
    button: 'パスワードを変更する',
  },
  { at: '/change_registration/?section=profile', visitor: 'member' },
  { at: '/change_registration/?section=mail', visitor: 'member' },
  { at: '/change_registration/?section=password', button: '変更する', visitor: 'member' },
  { at: '/withdrawal/', visitor: 'member' },
];

/** Invalid values by type of control: of the wrong kind, and with characters that pages must show unchanged. */
const WRONG_TEXT = '<b>&"😀';
const wrongValues: Readonly<Record<string, string>> = {
  date: '1900-01-01',
  time: '03:00',
  // Longer than any text of a form may be.
  textarea: WRONG_TEXT.repeat(500),
};

const controlsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .first()
    .locator('input:not([type=hidden]):not([type=submit]), textarea, select')
    .filter({ visible: true });

/**
 * Takes away what every control of the form holds, as far as a visitor can. A radio button stays as it is. The last comes
 * first: an emptied control can take those below it away.
 */
async function empty(page: Page): Promise<void> {
  for (const control of (await controlsOf(page).all()).toReversed()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const kind = await kindOf(control);
    if (kind === 'checkbox') await control.uncheck();
    else if (kind === 'select') {
      if ((await control.locator('option[value=""]:not([disabled])').count()) > 0)
        await control.selectOption('');
    } else if (kind !== 'radio') await control.fill('');
  }
}

/** Puts something wrong into every control that takes text and chooses the last of every choice. */
async function fillInWrongly(page: Page): Promise<void> {
  for (const control of await controlsOf(page).all()) {
    // A choice of shop or region asks for other days, which are other controls.
    await expect(page.getByText('空いている日を確かめています')).toHaveCount(0);
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    const kind = await kindOf(control);
    if (kind === 'checkbox' || (kind === 'radio' && (await isLastOfGroup(control)))) await control.check();
    else if (kind === 'select') {
      const last = control.locator('option:not([disabled])').last();
      await control.selectOption((await last.getAttribute('value')) ?? '');
    } else if (kind !== 'radio' && (await control.isEditable()))
      await control.fill(wrongValues[kind] ?? WRONG_TEXT);
  }
}

const isLastOfGroup = (radio: Locator) =>
  radio.evaluate((element) => {
    const { form, name } = element as HTMLInputElement;
    return [...(form?.elements ?? [])].findLast((one) => one.matches(`[name="${name}"]:enabled`)) === element;
  });

const kindOf = (control: Locator) =>
  control.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.localName));

const valuesOf = (page: Page) =>
  controlsOf(page).evaluateAll((controls) =>
    (controls as (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[]).map((control) =>
      [control.name, control instanceof HTMLInputElement && control.checked, control.value].join(' '),
    ),
  );

/** The items with 必須 that are empty and of which the form says nothing. */
const findUntold = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .first()
    .getByText('必須', { exact: true })
    .filter({ visible: true })
    .evaluateAll((marks) =>
      marks.flatMap((mark) => {
        const item = mark.closest('fieldset, [role=group]') ?? mark.parentElement?.parentElement;
        const controls = [...(item?.querySelectorAll('input, textarea, select') ?? [])];
        const isFilled = (controls as HTMLInputElement[]).some(({ type, checked, value }) =>
          type === 'checkbox' || type === 'radio' ? checked : value !== '',
        );
        const isChosen = item?.querySelector('li button') !== null;
        const isTold = [...(item?.querySelectorAll('[id$="-error"]') ?? [])].some(
          (error) => error.textContent !== '',
        );
        return isFilled || isChosen || isTold ? [] : [item?.textContent ?? ''];
      }),
    );

/** The summary names each fault with a link; each leads to a control, or a group, that says the same. */
async function followSummary(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const summary = main.getByText(/^入力内容に\d+件の誤りがあります。$/);
  await expect(summary).toBeVisible();
  const links = main.locator('a[href^="#"]', { hasText: '。' });
  await expect(summary).toHaveText(`入力内容に${await links.count()}件の誤りがあります。`);
  // A list of boxes is higher than a phone.
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.5 });
  for (const link of await links.all()) {
    await link.click();
    const message = (await link.textContent()) ?? '';
    await expect.poll(() => saidAtFocus(page), { intervals: [20, 50, 100] }).toContain(message);
  }
}

/** The descriptions of the control that has the focus, and of the groups around it. */
const saidAtFocus = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    for (let at = document.activeElement; at; at = at.parentElement) {
      const ids = at.getAttribute('aria-describedby')?.split(' ') ?? [];
      texts.push(...ids.map((id) => document.getElementById(id)?.textContent ?? ''));
    }
    return texts.join(' ');
  });

/** Counts what a status region of the form says, each time that it changes. */
const listen = () => {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const regions = '[role=status], [role=alert], [aria-live]';
  new MutationObserver((changes) => {
    const changed = new Set(
      changes.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest(regions) ?? [];
      }),
    );
    for (const region of changed) if (region.textContent) heard.push(region.textContent);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};
const heardOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

for (const { at, button = '入力内容を確認する', visitor = 'guest' } of forms) {
  test(`${at} names each fault, and nothing that was typed is lost`, async ({ windowOf }) => {
    const page = await windowOf(visitor);
    try {
      await open(page, at);
      const send = page.getByRole('main').getByRole('button', { name: button, exact: true });
      await expect(send).toBeVisible();
      await empty(page);
      await send.click();
      await followSummary(page);
      expect(await findUntold(page)).toEqual([]);

      await fillInWrongly(page);
      const typed = await valuesOf(page);
      await page.evaluate(listen);
      await send.click();
      await followSummary(page);
      expect(await valuesOf(page)).toEqual(typed);
      const said = (await heardOn(page)).filter((text) => text.includes('件の誤り'));
      expect(said.length).toBeLessThanOrEqual(1);

      const findings = [...(await findViolations(page, 'main')), ...(await findAtOtherSizes(page))];
      expect(findings).toEqual([]);
    } finally {
      await leave(page, visitor);
    }
  });
}
