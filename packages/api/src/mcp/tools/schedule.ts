import { createHash } from "node:crypto";
import { getPost } from "@takt/domain/posts/get-post";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { publishText } from "@takt/domain/posts/model/publish-text";
import { slotInput } from "@takt/domain/posts/model/publish-slot";
import { schedulePost } from "@takt/domain/posts/schedule-post";
import { unschedulePost } from "@takt/domain/posts/unschedule-post";
import { addToQueue } from "@takt/domain/slots/add-to-queue";
import { findNextFreeSlots } from "@takt/domain/slots/next-free-slots";
import { z } from "zod";
import { toZoned } from "../../public/shapes/time";
import { tool, type ToolContext } from "../tool";
import { postId, toWholePost, wholePost } from "./shapes";

const version = z.int().min(0).describe("The version that you have read: no other one is meant.");
const output = z.strictObject({ post: wholePost });

export const schedulePostTool = tool({
  name: "schedule_post",
  effect: "changes",
  isIdempotent: true,
  scope: "posts:publish",
  act: "posts.publish",
  input: z.strictObject({
    id: postId,
    version,
    when: z
      .union([z.literal("next-free-slot"), slotInput])
      .describe("The next free weekly slot, or a wall time (YYYY-MM-DDTHH:mm) in an IANA time zone."),
  }),
  output,
  async run(context, { when, ...ref }) {
    const { deps, caller, appUrl } = context;
    const review = await findReview(context, ref, when);
    if ("asked" in review) return review.asked;
    const { isReviewed } = review;
    const post =
      when === "next-free-slot"
        ? await addToQueue(deps, caller.actor, ref, isReviewed)
        : await schedulePost(deps, caller.actor, ref, when, isReviewed);
    return { output: { post: toWholePost(post, appUrl) } };
  },
});

/**
 * Finds whether a person stands behind the text (docs/decisions/0072): they have approved this version of it, or confirm it
 * now in the client. False where nobody does: scheduling then refuses what waits for a review.
 */
async function findReview(
  { deps, caller, say, askPerson }: ToolContext,
  ref: { id: string; version: number },
  time: "next-free-slot" | z.output<typeof slotInput>,
) {
  const post = await getPost(deps, caller.actor, ref.id);
  if (!post.reviewNeeded || post.version !== ref.version) return { isReviewed: false };
  if (post.approval?.state === "approved") return { isReviewed: true };
  if (!askPerson) return { isReviewed: false };
  const text = toConfirmedText(post);
  const textHash = createHash("sha256").update(text).digest("hex");
  const when =
    time === "next-free-slot" ? say("mcp:confirm.nextSlot") : `${time.wall.replace("T", " ")} (${time.zone})`;
  const answer = await askPerson(
    { postId: ref.id, version: ref.version, textHash, when },
    { message: say("mcp:confirm.message", { text, when }), label: say("mcp:confirm.label") },
  );
  return "asked" in answer ? answer : { isReviewed: answer.isConfirmed };
}

/** All words of a post that go out. */
function toConfirmedText({ content, hashtags, linkCard, poll, firstComment }: PostView): string {
  const card = linkCard && [linkCard.title, linkCard.description, linkCard.source];
  const asked = poll && [poll.question, ...poll.options.map((option) => `- ${option}`)];
  const parts = [publishText(content, hashtags), card?.join("\n"), asked?.join("\n"), firstComment];
  return parts.filter((part) => part).join("\n\n");
}

export const unschedulePostTool = tool({
  name: "unschedule_post",
  effect: "changes",
  isIdempotent: true,
  scope: "posts:publish",
  act: "posts.publish",
  input: z.strictObject({ id: postId, version }),
  output,
  async run({ deps, caller, appUrl }, ref) {
    return { output: { post: toWholePost(await unschedulePost(deps, caller.actor, ref), appUrl) } };
  },
});

export const findFreeSlotsTool = tool({
  name: "find_free_slots",
  effect: "reads",
  isIdempotent: true,
  scope: "posts:read",
  act: "content.read",
  input: z.strictObject({ count: z.int().min(1).max(20).default(5) }),
  output: z.strictObject({
    slots: z.array(z.strictObject({ at: z.string(), wall: z.string(), zone: z.string() })),
  }),
  async run({ deps, caller }, { count }) {
    const slots = await findNextFreeSlots(deps, caller.actor, { count });
    return {
      output: { slots: slots.map(({ at, wall, zone }) => ({ at: toZoned(at, zone), wall, zone })) },
      words: { count: slots.length },
    };
  },
});
