import type { ChangeOutcome } from "@takt/domain/posts/ports/publisher";
import { toLittleText } from "@takt/domain/posts/model/publish-text";
import { callRest, type RestContext, withoutQuota } from "./http/call-rest";
import { toChangeOutcome } from "./map/to-change-outcome";

/**
 * Replaces the text of a published post (Microsoft Learn, Posts API, partial update). One call for each version of the
 * API that LinkedIn may want, none repeated: the caller decides that.
 */
export function updateText(
  context: RestContext,
  urn: string,
  text: string,
  token: string,
): Promise<ChangeOutcome> {
  const body = JSON.stringify({ patch: { $set: { commentary: toLittleText(text) } } });
  return change(context, token, { method: "POST", restliMethod: "PARTIAL_UPDATE", urn, body });
}

/** Deletes a published post; LinkedIn answers a repeated deletion like the first. */
export function removePost(context: RestContext, urn: string, token: string): Promise<ChangeOutcome> {
  return change(context, token, { method: "DELETE", restliMethod: "DELETE", urn });
}

type Change = { method: "POST" | "DELETE"; restliMethod: string; urn: string; body?: string };

async function change(
  context: RestContext,
  token: string,
  { method, restliMethod, urn, body }: Change,
): Promise<ChangeOutcome> {
  const exchange = await callRest(context, withoutQuota(token), {
    method,
    path: `/rest/posts/${encodeURIComponent(urn)}`,
    headers: { "x-restli-method": restliMethod },
    retryDelaysMs: [],
    ...(body === undefined ? {} : { body }),
  });
  return toChangeOutcome(exchange, { token, now: Date.now(), random: Math.random() });
}
