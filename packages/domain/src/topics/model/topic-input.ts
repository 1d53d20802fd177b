// The browser gets zod's small build: forms check by the same schema.
import * as z from "zod/mini";
import { isStorable } from "../../shared/is-storable";
import { webAddress } from "../../shared/web-address";
import { TOPIC_LIMITS } from "./topic-limits";
import { TOPIC_SOURCES } from "./topic-view";

const words = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.refine(isStorable));

/** What is bookmarked: shared by form and procedure. An address belongs to the source `url`, and to no other. */
export const topicInput = z
  .strictObject({
    title: words(TOPIC_LIMITS.title),
    angle: z.optional(words(TOPIC_LIMITS.angle)),
    source: z.enum(TOPIC_SOURCES),
    sourceUrl: z.optional(webAddress),
    quote: z.optional(words(TOPIC_LIMITS.quote)),
    keywords: z.optional(z.array(words(TOPIC_LIMITS.keyword)).check(z.maxLength(TOPIC_LIMITS.keywords))),
    language: z.enum(["en", "de"]),
  })
  .check(z.refine(({ source, sourceUrl }) => (source === "url") === (sourceUrl !== undefined)));
export type TopicInput = z.infer<typeof topicInput>;
