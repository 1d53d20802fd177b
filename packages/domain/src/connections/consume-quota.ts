import { consumeQuotas, type QuotaDeps, type QuotaRequest } from "./consume-quotas";

/** Counts a member's calls before they are made; false means that nothing was counted, and they must not be made. */
export async function consumeQuota(
  deps: QuotaDeps,
  { kind, ...request }: QuotaRequest & { kind: "post" | "media" },
): Promise<boolean> {
  const [lease] = await consumeQuotas(deps, kind, [request]);
  return lease !== null;
}
