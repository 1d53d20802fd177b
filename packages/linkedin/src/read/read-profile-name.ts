import { normalizeText } from "@takt/text/normalize-text";
import { z } from "zod";
import type { Caller, RestContext } from "../http/call-rest";
import { readRest } from "../http/read-rest";

const DOMAIN = "PROFILE";
const text = z.string().nullish();
const schema = z.object({
  elements: z.array(
    z.object({
      snapshotDomain: z.string(),
      snapshotData: z.array(z.object({ "First Name": text, "Last Name": text })),
    }),
  ),
});

/**
 * Reads the member's name from the copy of their profile, whose columns are those of Profile.csv (Microsoft Learn, Member
 * Snapshot API). Null while there is no copy, which LinkedIn makes hours after the consent, or when it cannot be read: the
 * name is a help and no condition.
 */
export async function readProfileName(context: RestContext, caller: Caller): Promise<string | null> {
  const path = `/rest/memberSnapshotData?q=criteria&domain=${DOMAIN}&start=0`;
  const outcome = await readRest(context, caller, { path, schema });
  if (outcome.kind !== "read") return null;
  const [row] = outcome.value.elements
    .filter(({ snapshotDomain }) => snapshotDomain === DOMAIN)
    .flatMap(({ snapshotData }) => snapshotData);
  return normalizeText([row?.["First Name"], row?.["Last Name"]].filter(Boolean).join(" ")) || null;
}
