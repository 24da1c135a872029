export { PlacesMap } from '@gakumado/shared/map';
