import { findTopic, listAreas, listTopics } from '@gakumado/shared/api';
import type { Topic } from '@gakumado/shared/contract';
import { throwNotFound } from '@gakumado/shared/routing';
import { areaSlugOf } from '@gakumado/shared/vocabulary';
import type { AreaSlug } from '@gakumado/shared/vocabulary';
import { loadHomes } from '../../components/linked-homes/load-homes.ts';
import { loadPlaceNames } from '../../components/topic-list/place-names.ts';

const RELATED_TOPICS = 3;

/** A topic, what belongs to it, and what is found in its prefecture: each part but the topic may fail alone. */
export async function loadTopic(area: AreaSlug, id: string, signal: AbortSignal) {
  // Prefecture and category are known from the topic alone; the rest does not wait for it.
  const topic = findTopic(id, signal);
  const ofTopic = <T>(load: (topic: Topic) => Promise<T>) => topic.then((found) => found && load(found));
  const [found, homes, alike, related, areas, placeNames] = await Promise.all([
    topic,
    ofTopic(({ pref_cd }) => loadHomes({ pref_id: [pref_cd] }, signal)),
    ofTopic(async ({ category }) =>
      // More than are shown, since those of the region stand in a list of their own.
      category === undefined
        ? null
        : listTopics({ category, exceptId: id, limit: RELATED_TOPICS * 2 }, signal),
    ),
    listTopics({ areaSlug: area, exceptId: id, limit: RELATED_TOPICS }, signal),
    listAreas(signal),
    loadPlaceNames(signal),
  ]);
  // One address per topic: under another region it does not exist.
  if (!found || areaSlugOf(found.pref_cd) !== area) throwNotFound();
  const isInRegion = (other: { id: string }) => related.contents.some((topic) => topic.id === other.id);
  return {
    topic: found,
    area,
    areaName: areas.find(({ name_other }) => name_other === area)?.name ?? '同じ地域',
    homes,
    alike: (alike?.contents ?? []).filter((other) => !isInRegion(other)).slice(0, RELATED_TOPICS),
    related: related.contents,
    placeNames,
  };
}
