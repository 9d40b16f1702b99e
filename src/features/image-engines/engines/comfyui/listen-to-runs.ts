const OPENING_MS = 2_000;

export interface RunListener {
  /** False when only asking again and again is left. */
  isListening(): boolean;
  /** Called with every text frame, those of before it was set included. */
  setOnFrame(onFrame: (frame: string) => void): void;
  close(): void;
}

/**
 * Opens the socket on which ComfyUI tells how far runs are; to be called before a run is submitted. It
 * is a convenience: where there is none, as behind some proxies, the run goes on without it.
 */
export async function listenToRuns(address: string, signal: AbortSignal): Promise<RunListener> {
  const socket = new WebSocket(address);
  // Previews come as binary frames, which nobody looks at here.
  socket.binaryType = 'arraybuffer';
  const early: string[] = [];
  let onFrame = (frame: string): void => {
    early.push(frame);
  };
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') onFrame(data);
  });
  const close = () => socket.close();
  signal.addEventListener('abort', close, { once: true });
  await opened(socket);
  return {
    isListening: () => socket.readyState === WebSocket.OPEN,
    setOnFrame(listener) {
      onFrame = listener;
      for (const frame of early.splice(0)) listener(frame);
    },
    close() {
      signal.removeEventListener('abort', close);
      close();
    },
  };
}

/** Resolves when it is open, or will not be. */
function opened(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      socket.close();
      resolve();
    }, OPENING_MS);
    const settle = () => {
      clearTimeout(timer);
      resolve();
    };
    for (const event of ['open', 'error', 'close']) socket.addEventListener(event, settle, { once: true });
  });
}
