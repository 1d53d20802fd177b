import type { Flood } from "./flood";

/** Nobody floods: what the others are compared with. */
export const calm: Flood = {
  name: "nobody floods",
  run: (_around, signal) =>
    new Promise((resolve) => signal.addEventListener("abort", () => resolve("nothing"), { once: true })),
};
