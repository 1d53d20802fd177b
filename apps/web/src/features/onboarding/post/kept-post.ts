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
export type KeptPost = z.infer<typeof schema>;

const NOTHING: KeptPost = { topicId: "", topic: "", content: "", hashtags: "", postId: null, unsure: false };

/** The kept text as a first post; what is missing or broken is like nothing typed yet. */
export function readKeptPost(text: string): KeptPost {
  if (text === "") return NOTHING;
  try {
    return { ...NOTHING, ...schema.parse(JSON.parse(text)) };
  } catch (error) {
    console.warn("what was kept of the first post is broken", error);
    return NOTHING;
  }
}
