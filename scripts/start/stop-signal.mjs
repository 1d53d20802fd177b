/**
 * Aborts when this process is to stop: at SIGINT, SIGTERM and SIGHUP, and when a process that started it with an IPC
 * channel is gone, so that a killed test run leaves nothing running.
 * @param {() => void} onStop
 * @returns {AbortSignal}
 */
export function stopSignal(onStop) {
  const stopping = new AbortController();
  const stop = () => {
    // A terminal sends Ctrl-C to npm too, which passes it on: the second one changes nothing.
    if (!stopping.signal.aborted) onStop();
    stopping.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  process.on("disconnect", stop);
  return stopping.signal;
}
