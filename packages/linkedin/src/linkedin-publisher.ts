import { createHash } from "node:crypto";
import type { Answer, CreateOutcome, CreateRequest, Publisher } from "@takt/domain/posts/ports/publisher";
import type { Log } from "@takt/domain/shared/log";
import { createLinkedInHttp } from "./http/linkedin-http";
import { restHeaders } from "./http/rest-headers";
import { toLinkedInPost } from "./map/to-linkedin-post";
import { toOutcome } from "./map/to-outcome";
import type { Timeouts } from "./timeouts";
import { PARTS_AT_ONCE, TIMEOUTS } from "./timeouts";
import { createInTurn } from "@takt/domain/shared/in-turn";
import { lookAtMedia } from "./upload/look-at-media";
import type { UploadContext } from "./upload/upload-context";
import { uploadFile } from "./upload/upload-file";
import { createVersions, type OnVersion } from "./versions";

export type LinkedInOptions = {
  /** Base of /rest, without a slash at its end or with one. */
  apiUrl: string;
  /** Where LinkedIn takes bytes: uploads go there, or to https hosts below linkedin.com. */
  wwwUrl: string;
  /** YYYYMM, the newest first, at least one. */
  versions: readonly string[];
  log: Log;
  /** What LinkedIn says of a version: retired (426), or taken (again). */
  onVersion?: OnVersion;
  timeouts?: Partial<Timeouts>;
};

/** LinkedIn's Posts, Images, Videos and Documents API as the domain's port. One per process: it remembers which version works. */
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
    inTurn: createInTurn(PARTS_AT_ONCE),
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
    look: (urn, token) => lookAtMedia(context, urn, { token, spend: () => Promise.resolve(true) }),
  };
}
