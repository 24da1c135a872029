import { render, screen } from '@testing-library/react';

describe('styles for queries', () => {
  it('hide what is hidden, by attribute, by style and by an ancestor', () => {
    render(
      <>
        <button type="button">seen</button>
        <button type="button" hidden>
          hidden
        </button>
        <div style={{ display: 'none' }}>
          <button type="button">in a box that is not there</button>
        </div>
        <div style={{ visibility: 'hidden' }}>
          <button type="button">in a box that is not seen</button>
          <button type="button" style={{ visibility: 'visible' }}>
            seen again
          </button>
        </div>
        <dialog>
          <button type="button">in a closed dialog</button>
        </dialog>
        <dialog open>
          <button type="button">in an open dialog</button>
        </dialog>
      </>,
    );
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['seen', 'seen again', 'in an open dialog']);
  });

  it('follow what changes', () => {
    const page = (isHidden: boolean) => <button type="button" hidden={isHidden} aria-label="sign" />;
    const { rerender } = render(page(true));
    expect(screen.queryByRole('button')).toBeNull();
    rerender(page(false));
    expect(screen.getByRole('button', { name: 'sign' })).toBeVisible();
  });

  it('leave all else to jsdom, and all to it where a page brings a style sheet', () => {
    render(<p style={{ color: 'rgb(1, 2, 3)', pointerEvents: 'none' }}>text</p>);
    const style = getComputedStyle(screen.getByText('text'));
    expect([style.color, style.getPropertyValue('color')]).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
    expect([style.display, style.pointerEvents]).toEqual(['block', 'none']);

    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = 'p { display: none }';
    expect(screen.getByText('text')).not.toBeVisible();
    sheet.remove();
    expect(screen.getByText('text')).toBeVisible();
  });
});
