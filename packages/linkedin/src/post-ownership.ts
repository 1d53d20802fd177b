import type { PostOwnership } from "@takt/domain/connections/ports/member-lookup";
import type { Log } from "@takt/domain/shared/core-deps";
import { z } from "zod";
import { withoutQuota } from "./http/call-rest";
import { createLinkedInHttp } from "./http/linkedin-http";
import { readRest } from "./http/read-rest";
import { postEntity } from "./metrics/post-entity";
import { TIMEOUTS } from "./timeouts";
import { createVersions } from "./versions";

/**
 * Implements the domain's port with Member Post Statistics, which answers 403 for another member's post (assumed;
 * docs/linkedin-api.md, Figures of members). A user is waiting; the call is not counted.
 */
export function createPostOwnership(options: {
  apiUrl: string;
  versions: readonly string[];
  log: Log;
}): PostOwnership {
  const context = {
    send: createLinkedInHttp({ connectTimeout: TIMEOUTS.connect }),
    versions: createVersions(options.versions, options.log),
    apiUrl: options.apiUrl.replace(/\/+$/, ""),
    timeouts: TIMEOUTS,
  };
  return async function ownsPost(token, urn) {
    const { kind } = await readRest(context, withoutQuota(token), {
      path: `/rest/memberCreatorPostAnalytics?${postEntity(urn)}&queryType=REACTION&aggregation=TOTAL`,
      schema: z.object({ elements: z.array(z.unknown()) }),
    });
    if (kind === "read") return "own";
    return kind === "denied" ? "foreign" : "unknown";
  };
}
