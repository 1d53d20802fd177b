import { setTimeout as sleep } from "node:timers/promises";
import type { Exchange } from "../http/linkedin-types";

/** Makes the call again, a pause before each time, while the answer is silence or LinkedIn's own trouble. */
export async function repeat(pauses: readonly number[], call: () => Promise<Exchange>): Promise<Exchange> {
  let exchange = await call();
  for (const pause of pauses) {
    if (!isTrouble(exchange)) break;
    await sleep(pause);
    exchange = await call();
  }
  return exchange;
}

const isTrouble = (exchange: Exchange) =>
  exchange.kind !== "answered" || exchange.status >= 500 || [408, 409].includes(exchange.status);
