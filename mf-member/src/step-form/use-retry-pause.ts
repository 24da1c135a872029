import { useEffect, useState } from 'react';

/** Seconds until a refused call may be made again; 0 when it may. */
export function useRetryPause() {
  const [until, setUntil] = useState(0);
  const [remaining, setRemaining] = useState(0);
  useEffect(() => {
    const count = () => setRemaining(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until]);
  const pauseFor = (seconds: number) => {
    setRemaining(seconds);
    setUntil(Date.now() + seconds * 1000);
  };
  return { remaining, pauseFor };
}
