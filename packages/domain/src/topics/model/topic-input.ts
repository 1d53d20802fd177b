import * as z from "zod/mini";
import { isStorable } from "../../shared/storable";
import { webAddress } from "../../shared/web-address-input";
import { TOPIC_SOURCES } from "./topic-view";
import { TOPIC_LIMITS } from "./topic-limits";

const text = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.refine(isStorable));

/** The input of a bookmark, shared by form and procedure. Only the source `url` has a URL. */
export const topicInput = z
  .strictObject({
    title: text(TOPIC_LIMITS.title),
    angle: z.optional(text(TOPIC_LIMITS.angle)),
    source: z.enum(TOPIC_SOURCES),
    sourceUrl: z.optional(webAddress),
    quote: z.optional(text(TOPIC_LIMITS.quote)),
    keywords: z.optional(z.array(text(TOPIC_LIMITS.keyword)).check(z.maxLength(TOPIC_LIMITS.keywords))),
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
