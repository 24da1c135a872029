import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { TermNote } from './term-note.tsx';

const note = (
  <MemoryRouter>
    <p>
      <TermNote term="敷金">敷金（預かり金）</TermNote>
    </p>
  </MemoryRouter>
);

test('a press opens what the word means', async () => {
  render(note);
  const button = screen.getByRole('button', { name: '敷金（預かり金）' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: '敷金とは' })).toHaveTextContent('しききん');
  expect(button).toHaveAttribute('popovertarget', screen.getByRole('dialog').id);
});

test('where a browser has no popovers it leads to the page of the word', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  render(note);
  Object.assign(HTMLElement.prototype, { popover: null });
  expect(screen.getByRole('link', { name: '敷金（預かり金）' })).toHaveAttribute(
    'href',
    '/guide/?term=%E6%95%B7%E9%87%91',
  );
});

test('without scripts it leads to the page of the word', () => {
  expect(renderToStaticMarkup(note)).toContain(
    '<a class="term" href="/guide/?term=%E6%95%B7%E9%87%91" data-discover="true">敷金（預かり金）</a>',
  );
});
