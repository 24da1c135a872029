import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BannerLink } from './banner-link.tsx';

const banner = {
  title: '店舗のご案内',
  lead: '来店でもオンラインでもご相談いただけます',
  image_path: '/images/banners/shops.webp',
  image_path_sp: '/images/banners/shops-sp.webp',
  alt: '',
  link_url: '/store/',
  is_blank: false,
};

const show = (change: Partial<typeof banner> = {}) =>
  render(
    <MemoryRouter>
      <BannerLink banner={{ ...banner, ...change }} wideSizes="360px" />
    </MemoryRouter>,
  );

test('a banner is a link by its words, over a picture for each width', () => {
  const { container } = show();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/store/');
  expect(screen.getByRole('link')).toHaveTextContent('店舗のご案内来店でもオンラインでもご相談いただけます');
  expect(screen.getByText('店舗のご案内')).toBeVisible();
  const image = screen.getByRole('presentation');
  expect(image).toHaveAttribute('src', '/images/banners/shops-sp.webp?w=640&q=75&fm=webp');
  expect(image).toHaveAttribute('loading', 'lazy');
  const wide = container.querySelector('source');
  expect(wide).toHaveAttribute('media', '(min-width: 897px)');
  expect(wide?.getAttribute('srcset')).toContain('/images/banners/shops.webp?w=640');
});

test('a banner of another tab says so; one without a picture is its words', () => {
  const { unmount } = show({ is_blank: true });
  expect(screen.getByRole('link', { name: /新しいタブで開きます/ })).toHaveAttribute('target', '_blank');
  unmount();
  show({ image_path: '' });
  expect(screen.getByRole('link', { name: /^店舗のご案内/ })).toBeVisible();
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});
