import { setTimeout as sleep } from "node:timers/promises";
import type { ReadOutcome } from "@takt/domain/connections/model/read-outcome";
import type { MemberLookup, ProductMember } from "@takt/domain/connections/ports/member-lookup";
import type { Log } from "@takt/domain/shared/core-deps";
import { z } from "zod";
import { type Caller, type RestContext, withoutQuota } from "./http/call-rest";
import { createLinkedInHttp } from "./http/linkedin-http";
import { readJson } from "./http/read-json";
import { toReadFailure } from "./http/read-rest";
import { ensureConsent } from "./read/read-portability";
import { readProfileName } from "./read/read-profile-name";
import { TIMEOUTS } from "./timeouts";
import { createVersions, PORTABILITY_VERSION } from "./versions";

/** A token may be unknown for some seconds after it was issued (docs/linkedin-api.md, Sign-in and tokens). */
const PROPAGATION_DELAYS_MS = [1_000, 2_000, 4_000];

const profile = z.object({
  id: z.string().min(1),
  localizedFirstName: z.string().optional(),
  localizedLastName: z.string().optional(),
});
/**
 * Implements the domain's port: the profile of the Community Management app (`GET /v2/me`, with r_basicprofile), and the
 * consent record of the data portability app, which archives from then on (docs/linkedin-api.md, Data portability), with the
 * name of the profile's copy. A user
 * is waiting; these few calls are not counted.
 */
export function createMemberLookup({
  apiUrl,
  versions,
  log,
}: {
  apiUrl: string;
  versions: readonly string[];
  log: Log;
}): MemberLookup {
  const send = createLinkedInHttp({ connectTimeout: TIMEOUTS.connect });
  const context = (known: readonly string[]): RestContext => ({
    send,
    versions: createVersions(known, log),
    apiUrl: apiUrl.replace(/\/+$/, ""),
    timeouts: TIMEOUTS,
  });
  const contexts = { community: context(versions), portability: context([PORTABILITY_VERSION]) };

  return async function findMember(product, token) {
    const caller = withoutQuota(token);
    const read = product === "community" ? readProfile : readConsent;
    let outcome = await read(contexts[product], caller);
    for (const pause of PROPAGATION_DELAYS_MS) {
      if (outcome.kind !== "unauthorized") break;
      await sleep(pause);
      outcome = await read(contexts[product], caller);
    }
    return outcome;
  };
}

/** Reads the profile. /v2 has no versions, and none is named to it. */
async function readProfile(
  { send, apiUrl, timeouts }: RestContext,
  { token }: Caller,
): Promise<ReadOutcome<ProductMember>> {
  const headers = { authorization: `Bearer ${token}` };
  const url = new URL(`${apiUrl}/v2/me`);
  const result = await send({ method: "GET", url, headers, deadline: timeouts.http });
  if (result.kind !== "answered" || result.status !== 200) return toReadFailure(result, token);
  const parsed = profile.safeParse(readJson(result.body));
  if (!parsed.success) return { kind: "unavailable", detail: "not LinkedIn's answer" };
  const { id, localizedFirstName, localizedLastName } = parsed.data;
  const name = [localizedFirstName, localizedLastName].filter(Boolean).join(" ");
  return { kind: "read", value: { memberSub: id, memberName: name || null } };
}

/** Reads the consent record, which LinkedIn makes when it is asked to, and the name where the profile's copy is there. */
async function readConsent(context: RestContext, caller: Caller): Promise<ReadOutcome<ProductMember>> {
  let outcome = await ensureConsent(context, caller);
  if (outcome.kind === "read" && outcome.value === null) outcome = await ensureConsent(context, caller);
  if (outcome.kind !== "read") return outcome;
  const memberSub = /^urn:li:person:(.+)$/.exec(outcome.value ?? "")?.[1];
  if (memberSub === undefined) return { kind: "unavailable", detail: "no consent record" };
  return { kind: "read", value: { memberSub, memberName: await readProfileName(context, caller) } };
}
