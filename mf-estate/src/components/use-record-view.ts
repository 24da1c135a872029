import { useEffect } from 'react';
import { recordView, useAppDispatch } from '@gakumado/shared/store';

/** Records the visit once the page shows in a browser; the server never does. */
export function useRecordView(estateId: number): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(recordView(estateId));
  }, [dispatch, estateId]);
}
