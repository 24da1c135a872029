import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BannerLink } from './banner-link.tsx';

const banner = {
  image_path: '/images/banners/shops.webp',
  image_path_sp: '/images/banners/shops-sp.webp',
  alt: '店舗のご案内',
  link_url: '/store/',
  is_blank: false,
};

const show = (change: Partial<typeof banner> = {}) =>
  render(
    <MemoryRouter>
      <BannerLink banner={{ ...banner, ...change }} position="footer" wideSizes="360px" />
    </MemoryRouter>,
  );

test('a banner is a link by the words of its picture, with a picture for each width', () => {
  const { container } = show();
  expect(screen.getByRole('link', { name: '店舗のご案内' })).toHaveAttribute('href', '/store/');
  const image = screen.getByRole('img', { name: '店舗のご案内' });
  expect(image).toHaveAttribute('src', '/images/banners/shops-sp.webp?w=640&q=75&fm=webp');
  expect(image).toHaveAttribute('loading', 'lazy');
  const wide = container.querySelector('source');
  expect(wide).toHaveAttribute('media', '(min-width: 897px)');
  expect(wide?.getAttribute('srcset')).toContain('/images/banners/shops.webp?w=640');
});

test('a banner of another tab says so to the browser; one without pictures is none', () => {
  const { unmount } = show({ is_blank: true });
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  unmount();
  show({ image_path: '' });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
