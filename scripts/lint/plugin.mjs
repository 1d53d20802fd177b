import { deviceClock } from "./device-clock.mjs";
import { screenErrors } from "./screen-errors.mjs";

/** The rules of .oxlintrc.json that only Takt has. */
export default {
  meta: { name: "takt" },
  rules: { "device-clock": deviceClock, "screen-errors": screenErrors },
};
