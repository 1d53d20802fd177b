import { createHash } from "node:crypto";
import type { Answer, CreateOutcome, CreateRequest, Publisher } from "@takt/domain/posts/ports/publisher";
import type { Log } from "@takt/domain/shared/core-deps";
import { removePost, updateText } from "./change-post";
import { createComment } from "./create-comment";
import { withoutQuota } from "./http/call-rest";
import { createLinkedInHttp, restHeaders } from "./http/linkedin-http";
import { toLinkedInPost } from "./map/to-linkedin-post";
import { toOutcome } from "./map/to-outcome";
import { type Timeouts, MAX_CONCURRENT_PARTS, TIMEOUTS } from "./timeouts";
import { createSemaphore } from "@takt/domain/shared/concurrency";
import { getMediaStatus } from "./upload/get-media-status";
import type { UploadContext } from "./upload/upload-context";
import { uploadFile } from "./upload/upload-file";
import { createVersions, type OnVersion } from "./versions";

export type LinkedInOptions = {
  /** Base URL of /rest, with or without a trailing slash. */
  apiUrl: string;
  /** Where files are uploaded: this origin, or https hosts below linkedin.com. */
  wwwUrl: string;
  /** As YYYYMM, newest first, at least one. */
  versions: readonly string[];
  log: Log;
  /** Called when a version is retired (426) or works (again). */
  onVersion?: OnVersion;
  timeouts?: Partial<Timeouts>;
};

/**
 * Implements the domain's port with LinkedIn's Posts, Images, Videos and Documents APIs. Create one per process: it
 * remembers which version works.
 */
export function createLinkedInPublisher(options: LinkedInOptions): Publisher {
  const { log } = options;
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const send = createLinkedInHttp({ connectTimeout: timeouts.connect });
  const versions = createVersions(options.versions, log, options.onVersion);
  const apiUrl = options.apiUrl.replace(/\/+$/, "");
  const context: UploadContext = {
    send,
    versions,
    apiUrl,
    wwwUrl: options.wwwUrl,
    log,
    timeouts,
    limitParts: createSemaphore(MAX_CONCURRENT_PARTS),
  };

  async function create(request: CreateRequest, token: string): Promise<CreateOutcome> {
    const end = performance.now() + timeouts.http;
    let refusal: Answer = {};
    for (const version of versions.candidates()) {
      const deadline = Math.floor(end - performance.now());
      if (deadline <= 0) break;
      const exchange = await send({
        method: "POST",
        url: new URL(`${apiUrl}/rest/posts`),
        headers: { ...restHeaders(token, version), "content-type": "application/json" },
        body: request.body,
        deadline,
      });
      const outcome = toOutcome(exchange, { token, now: Date.now(), random: Math.random() });
      if (outcome.kind !== "retired") {
        if (exchange.kind === "answered") versions.works(version);
        else log.warn(`linkedin.create_${exchange.kind}`, { code: exchange.code });
        return outcome;
      }
      versions.retired(version);
      const { kind: _, ...answer } = outcome;
      refusal = answer;
    }
    return {
      ...refusal,
      kind: "not_sent",
      ...(refusal.status === 426 && { why: "version_retired" as const }),
    };
  }

  return {
    request(post, memberSub) {
      const body = JSON.stringify(toLinkedInPost(post, memberSub));
      return { body, hash: createHash("sha256").update(body).digest("hex") };
    },
    create,
    upload: (file, memberSub, token, progress) => uploadFile(context, file, memberSub, token, progress),
    updateText: (urn, text, token) => updateText(context, urn, text, token),
    createComment: (comment, token) => createComment(context, comment, token),
    remove: (urn, token) => removePost(context, urn, token),
    getMediaStatus: (urn, token) => getMediaStatus(context, urn, withoutQuota(token)),
  };
}
