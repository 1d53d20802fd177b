import type { Flood } from "./flood";
import { repeat } from "./repeat";

const CHUNK = new Uint8Array(65_536);
const BYTES = 200_000_000;
const DOORS = ["/auth/sign-in", "/api/inngest", "/api/auth/signin/linkedin"];

/** A stranger sends bodies of 200 MB to the doors that anybody may knock at. */
export const bodies: Flood = {
  name: "bodies of 200 MB from a stranger",
  run({ stack }, signal) {
    let next = 0;
    return repeat(signal, 3, async () => {
      const door = DOORS[next++ % DOORS.length]!;
      const response = await fetch(new URL(door, stack.webUrl), {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: stack.webUrl },
        body: endless(),
        duplex: "half",
        redirect: "manual",
        signal,
      } as RequestInit);
      await response.body?.cancel();
      return `${door} ${response.status}`;
    });
  },
};

/** Without a length: nobody is told beforehand. */
function endless() {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= BYTES) return controller.close();
      sent += CHUNK.length;
      controller.enqueue(CHUNK);
    },
  });
}
