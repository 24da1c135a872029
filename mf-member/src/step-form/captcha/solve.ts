import type { CaptchaChallenge } from '@gakumado/shared/contract';

/** Runs in a worker of its own, so it uses nothing outside itself. */
function work(): void {
  const toHex = (hash: ArrayBuffer) =>
    Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  globalThis.onmessage = async ({ data }: MessageEvent<CaptchaChallenge>) => {
    const { algorithm, challenge, salt, maxnumber = 1_000_000 } = data;
    const encoder = new TextEncoder();
    for (let number = 0; number <= maxnumber; number += 1) {
      const hash = await crypto.subtle.digest(algorithm, encoder.encode(salt + number));
      if (toHex(hash) === challenge) return globalThis.postMessage(number);
    }
    return globalThis.postMessage(null);
  };
}

/** Whether this device can solve a puzzle: plain http has no cryptography, and some browsers no workers. */
export const canSolve = () => typeof Worker === 'function' && globalThis.crypto?.subtle !== undefined;

/**
 * The token of a solved puzzle, found in a worker while the visitor types. The worker is started from memory: one of a
 * remote may come from another host, where a browser would refuse it. Rejects when it cannot be found.
 */
export async function solveChallenge(challenge: CaptchaChallenge, signal: AbortSignal): Promise<string> {
  const url = URL.createObjectURL(new Blob([`(${work.toString()})()`], { type: 'text/javascript' }));
  const worker = new Worker(url);
  try {
    const number = await new Promise<number | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker of the captcha failed')));
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      worker.postMessage(challenge);
    });
    if (number === null) throw new Error('The puzzle has no solution');
    const { algorithm, challenge: hash, salt, signature } = challenge;
    return btoa(JSON.stringify({ algorithm, challenge: hash, number, salt, signature }));
  } finally {
    worker.terminate();
    URL.revokeObjectURL(url);
  }
}
