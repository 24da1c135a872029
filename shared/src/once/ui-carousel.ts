export { Carousel } from '../lib/ui/carousel/carousel.tsx';
