// The browser gets zod's small build.
import * as z from "zod/mini";

/** What this tab keeps of the first post: all that was typed, and which post has been made of it. */
const schema = z.object({
  /** The chosen bookmark, or "another". */
  topicId: z.string(),
  /** Of "another": as typed. */
  topic: z.string(),
  content: z.string(),
  /** As typed. */
  hashtags: z.string(),
  /** The post that has been made of it. */
  postId: z.nullable(z.string()),
  /** The last try to make one got no answer: there may be one. */
  unsure: z.boolean(),
});
export type FirstPostDraft = z.infer<typeof schema>;

const EMPTY_DRAFT: FirstPostDraft = {
  topicId: "",
  topic: "",
  content: "",
  hashtags: "",
  postId: null,
  unsure: false,
};

/** The kept text as a first post; what is missing or broken is like nothing typed yet. */
export function parseFirstPostDraft(text: string): FirstPostDraft {
  if (text === "") return EMPTY_DRAFT;
  try {
    return { ...EMPTY_DRAFT, ...schema.parse(JSON.parse(text)) };
  } catch (error) {
    console.warn("what was kept of the first post is broken", error);
    return EMPTY_DRAFT;
  }
}
