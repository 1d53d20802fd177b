// The browser gets zod's small build: forms check by the same schema.
import * as z from "zod/mini";
import { isStorable } from "../../shared/is-storable";
import { TOPIC_LIMITS } from "./topic-limits";
import { TOPIC_SOURCES } from "./topic-view";

/** What is bookmarked: shared by form and procedure. An address belongs to the source `url`, and to no other. */
export const topicInput = z
  .strictObject({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(TOPIC_LIMITS.title), z.refine(isStorable)),
    angle: z.optional(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(TOPIC_LIMITS.angle), z.refine(isStorable)),
    ),
    source: z.enum(TOPIC_SOURCES),
    sourceUrl: z.optional(
      z.string().check(z.maxLength(TOPIC_LIMITS.sourceUrl), z.refine(isStorable), z.refine(isWebAddress)),
    ),
    language: z.enum(["en", "de"]),
  })
  .check(z.refine(({ source, sourceUrl }) => (source === "url") === (sourceUrl !== undefined)));
export type TopicInput = z.infer<typeof topicInput>;

/** http and https only: an address is shown as a link. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}
