declare module 'webpack-dev-server/client/overlay.js' {
  interface Message {
    file: string;
    message: string;
  }

  export function createOverlay(options: object): {
    send: (event: { type: 'DISMISS' } | { type: 'RUNTIME_ERROR'; messages: Message[] }) => void;
  };
}
