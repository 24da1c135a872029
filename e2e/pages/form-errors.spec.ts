import type { Page } from '@playwright/test';
import { open } from '../journeys/fixtures.ts';
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
  { at: '/mailform/owner/' },
  { at: '/mailform/partner/' },
  { at: '/mailform/alumni/' },
  { at: '/mailform/parents_seminar/' },
  { at: '/mailform/site_feedback/' },
  { at: '/regist/' },
  { at: '/regist/?step=code', button: '登録を完了する' },
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

/** Too long, of the wrong kind, and of signs that pages must show as they are. */
const WRONG = '<b>&"😀';
const WRONG_DATE = '1900-01-01';

/** Puts something wrong into every control of the form that takes text, and answers what the controls hold then. */
async function fillInWrongly(page: Page): Promise<string[]> {
  const controls = page.getByRole('main').locator('form').first().locator('input, textarea');
  for (const control of await controls.all()) {
    const type = (await control.getAttribute('type')) ?? 'text';
    if (['checkbox', 'radio', 'hidden', 'submit'].includes(type) || !(await control.isEditable())) continue;
    if (!(await control.isVisible())) continue;
    await control.fill(type === 'date' ? WRONG_DATE : type === 'time' ? '03:00' : WRONG);
  }
  return valuesOf(page);
}

const valuesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('form')
    .first()
    .locator('input:not([type=hidden]), textarea, select')
    .evaluateAll((controls) =>
      (controls as (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[]).map((control) =>
        [control.name, control instanceof HTMLInputElement && control.checked, control.value].join(' '),
      ),
    );

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
      const typed = await fillInWrongly(page);
      await page.evaluate(listen);
      await send.click();
      const summary = page.getByRole('main').getByText(/^入力内容に\d+件の誤りがあります。$/);
      await expect(summary).toBeVisible();
      expect(await valuesOf(page)).toEqual(typed);

      const wrong = page.getByRole('main').locator('[aria-invalid=true]');
      const links = page.getByRole('main').locator('a[href^="#"]', { hasText: '。' });
      await expect(wrong.first()).toBeVisible();
      const said = (await heardOn(page)).filter((text) => text.includes('件の誤り'));
      expect(said).toHaveLength(1);
      const isAtFault = () =>
        page.evaluate(
          () => document.activeElement?.closest('[aria-invalid=true], fieldset, [role=group]') !== null,
        );
      await expect.poll(isAtFault).toBe(true);
      await links.last().click();
      await expect.poll(isAtFault).toBe(true);

      const findings = [...(await findViolations(page, 'main')), ...(await findAtOtherSizes(page))];
      expect(findings).toEqual([]);
    } finally {
      await leave(page, visitor);
    }
  });
}
