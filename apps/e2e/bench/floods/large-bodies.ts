import type { Flood } from "./flood";
import { repeat } from "./repeat";

const CHUNK = new Uint8Array(65_536);
const BODY_BYTES = 200_000_000;
const PUBLIC_PATHS = ["/auth/sign-in", "/api/inngest", "/api/auth/signin/linkedin"];

/** A stranger sends bodies of 200 MB to the public routes. */
export const largeBodies: Flood = {
  name: "bodies of 200 MB from a stranger",
  run({ stack }, signal) {
    let next = 0;
    return repeat(signal, 3, async () => {
      const path = PUBLIC_PATHS[next++ % PUBLIC_PATHS.length]!;
      const response = await fetch(new URL(path, stack.webUrl), {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: stack.webUrl },
        body: streamBody(),
        duplex: "half",
        redirect: "manual",
        signal,
      } as RequestInit);
      await response.body?.cancel();
      return `${path} ${response.status}`;
    });
  },
};

/** Streams the body without announcing its length. */
function streamBody() {
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent >= BODY_BYTES) return controller.close();
      sent += CHUNK.length;
      controller.enqueue(CHUNK);
    },
  });
}
