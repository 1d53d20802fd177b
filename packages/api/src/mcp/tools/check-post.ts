import { getPost } from "@takt/domain/posts/get-post";
import { FINDING_SEVERITY } from "@takt/domain/posts/model/finding";
import { foldText } from "@takt/domain/posts/model/fold-preview";
import { MAX_POST_LENGTH, postLength } from "@takt/domain/posts/model/post-length";
import { publishText, splitText } from "@takt/domain/posts/model/publish-text";
import { slotInput } from "@takt/domain/posts/model/publish-slot";
import { rehearsePost } from "@takt/domain/posts/rehearsal/rehearse-post";
import { z } from "zod";
import { createFindingText } from "../finding-text";
import { tool } from "../tool";
import { postId } from "./shapes";

export const checkPostTool = tool({
  name: "check_post",
  effect: "reads",
  isIdempotent: true,
  scope: "posts:read",
  act: "content.read",
  input: z.strictObject({
    id: postId,
    time: z
      .union([slotInput, z.literal("planned"), z.literal("now")])
      .default("now")
      .describe("For when it is checked: a wall time, the time that the post has, or now."),
  }),
  output: z.strictObject({
    characters: z.int().describe("With hashtags, in the longer of the two forms that LinkedIn may count."),
    maxCharacters: z.int(),
    beforeFold: z
      .strictObject({ desktop: z.string(), mobile: z.string() })
      .describe("What readers see before they open the whole text."),
    links: z.array(z.string()),
    isReviewNeeded: z.boolean(),
    findings: z.array(
      z.strictObject({ code: z.string(), severity: z.enum(["refused", "warning"]), text: z.string() }),
    ),
  }),
  async run({ deps, caller, say }, { id, time }) {
    const { actor } = caller;
    const post = await getPost(deps, actor, id);
    const found = await rehearsePost(deps, actor, { id, time });
    const toText = createFindingText(say, actor);
    const text = publishText(post.content, post.hashtags);
    const { visible, sent } = postLength(post.content, post.hashtags);
    return {
      output: {
        characters: Math.max(visible, sent),
        maxCharacters: MAX_POST_LENGTH,
        beforeFold: {
          desktop: foldText(text, "desktop") ?? text,
          mobile: foldText(text, "mobile") ?? text,
        },
        links: splitText(text).flatMap((part) => (part.kind === "link" ? [part.text] : [])),
        isReviewNeeded: post.reviewNeeded,
        findings: found.map((finding) => ({
          code: finding.code,
          severity: FINDING_SEVERITY[finding.code],
          text: toText(finding),
        })),
      },
      words: { count: found.length },
    };
  },
});
