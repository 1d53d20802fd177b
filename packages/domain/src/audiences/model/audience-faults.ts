import { normalizeText } from "@takt/text/normalize-text";
import { AUDIENCE_LIMITS } from "./audience-limits";

/** Nothing in it, or too long for its limit. */
export type AudienceFault = "missing" | "tooLong";

type Fields = { name: string; description: string };

/** Returns why the server would refuse the fields of an audience (`audienceInput`), each with its first fault. */
export function audienceFaults(fields: Fields): { [Field in keyof Fields]?: AudienceFault } {
  const faults: { [Field in keyof Fields]?: AudienceFault } = {};
  for (const field of ["name", "description"] as const) {
    const text = normalizeText(fields[field]).trim();
    if (text === "") faults[field] = "missing";
    else if (text.length > AUDIENCE_LIMITS[field]) faults[field] = "tooLong";
  }
  return faults;
}
