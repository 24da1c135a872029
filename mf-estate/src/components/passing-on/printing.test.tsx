import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';

const sheet = () => document.querySelector<HTMLElement>('[data-print-sheet]');

/** Prints by the button of the page; what is printed is what is there when the browser begins to. */
async function print(address = '/view/1001/', changes = {}) {
  let printed: HTMLElement | undefined;
  window.print = () => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    printed = sheet() ?? undefined;
  };
  const user = userEvent.setup();
  await renderRoutes(routes, address, { answers: { ...answers, ...changes } });
  await user.click(screen.getByRole('button', { name: /^印刷する/ }));
  await waitFor(() => expect(printed).toBeDefined());
  return within(printed!);
}

test('the sheet names the home, what it costs, how to get there and whom to ask', async () => {
  const printed = await print();
  expect(printed.getByRole('heading', { level: 1 })).toHaveTextContent('カレッジコート早稲田');
  expect(printed.getAllByText(`お問い合わせ番号 ${estate.inquiry_no}`)[0]).toBeInTheDocument();
  expect(printed.getByText(/^電話 /)).toHaveTextContent(estate.shop!.tel!);
  expect(printed.getByText(/早稲田大学 早稲田キャンパスまで \d+分/)).toBeInTheDocument();
  expect(
    printed.getByText(
      /コンビニ 徒歩3分・スーパー 徒歩8分（めやす）（2021年・2022年のデータ、© OpenStreetMap contributors）/,
    ),
  ).toBeInTheDocument();
  const [label] = printed.getAllByText('毎月の実質負担（4年間）');
  expect(label?.parentElement).toHaveTextContent('毎月の実質負担（4年間）69,083円');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet()).toBeNull();
});

test('it has the stay of the address, which its code leads to', async () => {
  const printed = await print('/view/1001/?stay_months=24&pay_cycle=6&from=mail');
  expect(printed.getByText(/お住まいの期間 2年（24か月）／半年払い/)).toBeInTheDocument();
  expect(printed.getByText(/\/view\/1001\/\?stay_months=24&pay_cycle=6$/)).toBeInTheDocument();
});

test('without costs the rest is printed', async () => {
  const printed = await print('/view/1001/', { 'estate/building/cost/list': 500 });
  expect(printed.queryByText('費用シミュレーション')).not.toBeInTheDocument();
  expect(printed.getByText('取扱店舗')).toBeInTheDocument();
});

test('without the surroundings the rest is printed', async () => {
  const printed = await print('/view/1001/', { 'estate/surroundings': 500 });
  expect(printed.queryByText(/周辺の施設：/)).not.toBeInTheDocument();
  expect(printed.getByText('周辺の略図')).toBeInTheDocument();
});
