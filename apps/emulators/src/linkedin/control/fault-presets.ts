import type { FaultInput } from "../../core/fault";
import { errors } from "../model/errors";

type Preset = { label: string; fault: FaultInput };

const answer = (status: number, body: unknown, commit = false): FaultInput => ({
  kind: "answer",
  status,
  body,
  commit,
});
const plain = (status: number, code: string) => ({ status, code, message: code });

/** Faults of LinkedIn, for people to choose from (docs/linkedin-api.md; docs/reliability.md plays all). */
export const FAULT_PRESETS: Record<string, Preset> = {
  "time-out-after": { label: "Done, but no answer ever comes", fault: { kind: "hang", commit: true } },
  "504-after": { label: "Done, but answered 504", fault: answer(504, plain(504, "GATEWAY_TIMEOUT"), true) },
  "cut-after": { label: "Done, but the connection is cut", fault: { kind: "cut", commit: true } },
  "time-out": { label: "Not done, and no answer ever comes", fault: { kind: "hang" } },
  cut: { label: "The connection is cut", fault: { kind: "cut" } },
  "answer-500": { label: "500", fault: answer(500, plain(500, "INTERNAL_SERVER_ERROR")) },
  "answer-503": { label: "503", fault: answer(503, plain(503, "SERVICE_UNAVAILABLE")) },
  "answer-409": { label: "409, a write conflict", fault: answer(409, plain(409, "CONFLICT")) },
  "answer-429": {
    label: "429, the day's limit",
    fault: answer(
      429,
      errors.throttled("Resource level throttle MEMBER DAY limit for calls to this resource is reached.")
        .body,
    ),
  },
  "answer-401": {
    label: "401, the token is revoked",
    fault: answer(
      401,
      errors.unauthorized(
        65601,
        "REVOKED_ACCESS_TOKEN",
        "The token used in the request has been revoked by the user",
      ).body,
    ),
  },
  delay: { label: "The answer takes a minute", fault: { kind: "delay", ms: 60_000 } },
};

/** The calls that a fault can be limited to, by a pattern for the path. */
export const FAULT_CALLS: Record<string, { label: string; method?: string; path?: string }> = {
  create: { label: "Creating a post", method: "POST", path: "^/rest/posts$" },
  upload: { label: "Uploads", path: "^/dms-uploads/" },
  media: { label: "Images, videos, documents", path: "^/rest/(images|videos|documents)" },
  comment: { label: "Comments", path: "^/rest/socialActions/" },
  statistics: { label: "Statistics and followers", path: "^/rest/member(Creator|Followers)" },
  portability: { label: "Data portability", path: "^/rest/member(Snapshot|Change|Auth)" },
  token: { label: "The token endpoint", path: "^/oauth/v2/accessToken" },
  any: { label: "Any call of the API", path: "^/(rest|v2)/" },
};
