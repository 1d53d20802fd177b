import { isStorable } from "../../shared/storable";
import { AUDIENCE_LIMITS } from "./audience-limits";

/** Nothing in it, too long for its limit, or with a sign that cannot be kept. */
export type AudienceFault = "missing" | "tooLong" | "sign";

type Fields = { name: string; description: string };

/** Returns why the server would refuse the fields of an audience (`audienceInput`), each with its first fault. */
export function audienceFaults(fields: Fields): { [Field in keyof Fields]?: AudienceFault } {
  const faults: { [Field in keyof Fields]?: AudienceFault } = {};
  for (const field of ["name", "description"] as const) {
    const text = fields[field].trim();
    if (text === "") faults[field] = "missing";
    else if (text.length > AUDIENCE_LIMITS[field]) faults[field] = "tooLong";
    else if (!isStorable(text)) faults[field] = "sign";
  }
  return faults;
}
