/**
 * A signal that aborts at SIGINT, SIGTERM and SIGHUP, and when the parent process of an IPC channel ends, so that a
 * killed test run leaves nothing running.
 * @param {() => void} onStop
 * @returns {AbortSignal}
 */
export function stopSignal(onStop) {
  const stopping = new AbortController();
  const stop = () => {
    // A terminal also sends Ctrl-C to npm, which forwards it; the second signal is ignored.
    if (!stopping.signal.aborted) onStop();
    stopping.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  process.on("disconnect", stop);
  return stopping.signal;
}
