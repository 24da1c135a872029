import { useState } from 'react';
import { listWalks } from '@gakumado/shared/api';
import type { Walk, WalkListRequest } from '@gakumado/shared/contract';
import type { MapPlace } from '@gakumado/shared/map';
import { useLatest } from '@gakumado/shared/ui';

type Question = Pick<WalkListRequest, 'estate_id' | 'to'>;

/** A landmark on the map, with the id of a station. */
export interface Landmark extends MapPlace {
  stationId?: number;
}

/** A question is its text, which stays the same while the page renders. */
const loadWalks = (question: string, signal: AbortSignal): Promise<Walk[]> =>
  listWalks(JSON.parse(question) as Question, signal);

/**
 * The landmarks with the way to each that one walks to, from the moment that `ask` is called. No line is drawn before the answer is
 * there; where it fails, the lines are straight.
 */
export function useWalks(estateId: number, landmarks: readonly Landmark[]) {
  const [isAsked, setIsAsked] = useState(false);
  const walked = landmarks.filter(({ isWalked }) => isWalked);
  const question: Question = {
    estate_id: estateId,
    to: walked.map(({ lat, lon, stationId }) => ({ lat, lon, station_id: stationId })),
  };
  const key = isAsked && walked.length > 0 ? JSON.stringify(question) : null;
  const answer = useLatest(loadWalks, key);
  const isAnswered = answer !== null && answer.key === key;
  const places = landmarks.map((landmark): MapPlace => {
    const { stationId: _id, isWalked, ...place } = landmark;
    if (!isWalked || !isAnswered) return place;
    const path = answer.data?.[walked.indexOf(landmark)]?.path;
    return { ...place, isWalked, ...(path ? { path } : {}) };
  });
  return { places, ask: () => setIsAsked(true) };
}
