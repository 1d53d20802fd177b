import type { Flood } from "./flood";
import { repeat } from "./repeat";

/** As long as a text may be that is checked for its origin, each word another. */
const createText = (seed: number) =>
  Array.from({ length: 1_300 }, (_, at) => (at + seed * 1_300).toString(36).padStart(5, "q"))
    .join(" ")
    .slice(0, 8_000);

/** A stranger has long texts checked for their origin, eight at once. */
export const longTexts: Flood = {
  name: "long texts of a stranger",
  run({ stack }, signal) {
    let next = 0;
    return repeat(signal, 8, async () => {
      const response = await fetch(`${stack.webUrl}/api/text-check`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: stack.webUrl },
        body: JSON.stringify({ text: createText(next++) }),
        signal,
      });
      await response.arrayBuffer();
      return String(response.status);
    });
  },
};
