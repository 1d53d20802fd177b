import { invalidateGrant } from "../connections/invalidate-grant";
import type { ReadFailure } from "../connections/model/read-outcome";
import type { OpenGrant } from "../connections/open-grant";
import type { MetricsDeps } from "./deps";

type Unauthorized = Extract<ReadFailure, { kind: "unauthorized" }>;

/** Invalidates a grant whose token LinkedIn refused; the collection stops. */
export async function refuseToken(
  deps: Pick<MetricsDeps, "db" | "log">,
  grant: OpenGrant,
  failure: Unauthorized,
): Promise<Unauthorized> {
  await invalidateGrant(deps, grant, failure.why);
  return failure;
}
