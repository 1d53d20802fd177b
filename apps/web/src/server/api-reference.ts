import { API_BODY_BYTES } from "@takt/api/public/answer-request";
import { createApiDocument } from "@takt/api/public/document";
import { NOTICE_MONTHS } from "@takt/api/public/operation";
import { isRequestError, listAllRefusals } from "@takt/api/public/refusals";
import { AUDIENCE_LIMITS } from "@takt/domain/audiences/model/audience-limits";
import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import { PLANS } from "@takt/domain/plans/model/plans";
import { COMMENT_LIMITS } from "@takt/domain/posts/model/first-comment";
import { MAX_POST_LENGTH } from "@takt/domain/posts/model/post-length";
import { TOPIC_LIMITS } from "@takt/domain/topics/model/topic-limits";
import { WEBHOOK_LIMITS } from "@takt/domain/webhooks/model/webhook-limits";
import type { Locale } from "@takt/i18n/locales";
import { env } from "~/env";
import { getErrorText } from "./get-error-text";

/** Returns the document of the public API of this installation. */
export const getApiDocument = () => createApiDocument(new URL("/api/v1", env().AUTH_URL).href);

/** How many months programs have at least from the day on which the end of an operation is said. */
export const getNoticeMonths = () => NOTICE_MONTHS;

/** Example values for the placeholders in the texts of some codes. */
const EXAMPLES: Readonly<Record<string, Record<string, string | number>>> = {
  method_not_allowed: { method: "PUT", allowed: "GET, PATCH, DELETE" },
  body_too_large: { max: API_BODY_BYTES / 1024 },
  scope_missing: { scope: "posts:write" },
  rate_exceeded: { seconds: 12 },
  post_too_long: { length: MAX_POST_LENGTH + 120, max: MAX_POST_LENGTH },
  post_comment_too_long: { length: COMMENT_LIMITS.length + 120, max: COMMENT_LIMITS.length },
  post_unfinished: { gap: "[…]" },
  post_file_refused: { fileName: "picture.png" },
  media_frames_too_many: { max: 250 },
  media_video_length: { least: 3, most: 30 },
  media_pages_too_many: { max: MEDIA_LIMITS.documentPages },
  uploads_too_many: { hours: MEDIA_LIMITS.unfinishedHours },
  media_storage_full: { gigabytes: MEDIA_LIMITS.storedBytes / 1024 ** 3, files: MEDIA_LIMITS.storedFiles },
  slot_missing: { suggestion: "2027-03-28T03:00" },
  webhooks_full: { max: WEBHOOK_LIMITS.perWorkspace },
  topics_full: { max: TOPIC_LIMITS.perWorkspace },
  audiences_full: { max: AUDIENCE_LIMITS.perWorkspace },
  analytics_range_locked: { days: PLANS.free.analyticsDays ?? 0 },
  plan_limit_reached: { limit: PLANS.free.postsPerMonth ?? 0, day: "2027-01-01" },
};

export type ApiError = { code: string; status: number; words: string };

/** Lists every code of the public API by status, in the words of a language. */
export async function listApiErrors(lng: Locale): Promise<ApiError[]> {
  const say = await getErrorText(lng);
  return listAllRefusals().map(({ code, status }) => ({
    code,
    status,
    words: say(`${isRequestError(code) ? "api" : "errors"}:${code}`, EXAMPLES[code] ?? {}),
  }));
}
