import type { EstateDetail } from '@gakumado/shared/contract';
import { GroupLinks } from './group-links.tsx';
import type { OtherView } from './other-views.ts';
import type { PhotoGroup, PhotoGroups } from './photo-groups.ts';
import { PhotoSlider } from './photo-slider.tsx';
import { Slide } from './slide.tsx';
import { useSlides } from './use-slides.ts';

interface PagePhotosProps {
  estate: EstateDetail;
  groups: PhotoGroups;
  group: PhotoGroup;
  index: number;
  others: readonly OtherView[];
  onChange: (index: number) => void;
}

/** The photographs within the page. */
export function PagePhotos({ estate, groups, group, index, others, onChange }: PagePhotosProps) {
  const slides = useSlides(group, index, onChange);
  const hasMany = groups.all.photos.length > 1;
  return (
    <PhotoSlider
      group={group}
      slides={slides}
      renderPhoto={(i) => <Slide {...{ group, index: i }} isCurrent={i === index} name={estate.name} />}
    >
      {(hasMany || others.length > 0) && <GroupLinks groups={groups} shown={group} others={others} />}
    </PhotoSlider>
  );
}
