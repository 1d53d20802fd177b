import { setTimeout as sleep } from "node:timers/promises";
import type { Asked } from "./asked";

/** Makes the call again, a pause before each time, while the answer is silence or LinkedIn's own trouble. */
export async function repeat(pauses: readonly number[], call: () => Promise<Asked>): Promise<Asked> {
  let asked = await call();
  for (const pause of pauses) {
    if (!isTrouble(asked)) break;
    await sleep(pause);
    asked = await call();
  }
  return asked;
}

function isTrouble(asked: Asked) {
  if (asked.kind === "unspent") return false;
  return asked.kind !== "answered" || asked.status >= 500 || [408, 409].includes(asked.status);
}
