import * as z from "zod/mini";
import { requiredText } from "../../shared/text-input";
import { webUrl } from "../../shared/web-url-input";
import { TOPIC_SOURCES } from "./topic-view";
import { TOPIC_LIMITS } from "./topic-limits";

/** The input of a bookmark, shared by form and procedure. Only the source `url` has a URL. */
export const topicInput = z
  .strictObject({
    title: requiredText(TOPIC_LIMITS.title),
    angle: z.optional(requiredText(TOPIC_LIMITS.angle)),
    source: z.enum(TOPIC_SOURCES),
    sourceUrl: z.optional(webUrl),
    quote: z.optional(requiredText(TOPIC_LIMITS.quote)),
    keywords: z.optional(
      z.array(requiredText(TOPIC_LIMITS.keyword)).check(z.maxLength(TOPIC_LIMITS.keywords)),
    ),
    language: z.enum(["en", "de"]),
  })
  .check(z.refine(({ source, sourceUrl }) => (source === "url") === (sourceUrl !== undefined)));
export type TopicInput = z.infer<typeof topicInput>;

/** Error codes of bookmarked topics. */
export type TopicErrorCode =
  /** Missing or another user's: the two answer alike. */
  | "topic_not_found"
  /** `data.max` topics exist already. */
  | "topics_full";
