import { takeAtOnce, type HandleRequest } from "../harness/start-webhook-receiver";

/** Returns a receiver's way to hold the first request to each of two endpoints: before its message is read, and before it is answered. */
export function holdMessages(endpoints: { unread: string; read: string }) {
  const arrivals = new Map<string, number>();
  let held = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = () => {
    held += 1;
    return released;
  };
  const handle: HandleRequest = async (request) => {
    const { endpointId, read } = request;
    const count = (arrivals.get(endpointId) ?? 0) + 1;
    arrivals.set(endpointId, count);
    if (count > 1 || !Object.values(endpoints).includes(endpointId)) return takeAtOnce(request);
    if (endpointId === endpoints.read) await read();
    await hold();
    return endpointId === endpoints.read ? 200 : null;
  };
  return {
    handle,
    /** The requests that came in, by endpoint. */
    arrivals,
    countHeld: () => held,
    /** Lets the held ones go: what was read is answered, what was not is cut. */
    release: () => release(),
  };
}
