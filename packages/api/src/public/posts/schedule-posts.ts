import { approveAndSchedule } from "@takt/domain/posts/approvals/approve-and-schedule";
import type { PostView } from "@takt/domain/posts/model/post-view";
import type { VersionRef } from "@takt/domain/shared/row-ref";
import { publishPostNow } from "@takt/domain/posts/publish-post-now";
import { schedulePost } from "@takt/domain/posts/schedule-post";
import { cancelPost, unschedulePost } from "@takt/domain/posts/unschedule-post";
import { addToQueue } from "@takt/domain/slots/add-to-queue";
import type { z } from "zod";
import { operation, type OperationContext } from "../operation";
import { post } from "../shapes/post";
import { scheduling } from "../shapes/post-input";
import { postRef } from "./read-posts";
import { answerPost, findVersion } from "./write-posts";

function schedule(
  { deps, caller }: OperationContext,
  ref: VersionRef,
  { when, reviewed }: z.output<typeof scheduling>,
): Promise<PostView> {
  if (when === "now") return publishPostNow(deps, caller.actor, ref, reviewed);
  if (when === "next-free-slot") return addToQueue(deps, caller.actor, ref, reviewed);
  return schedulePost(deps, caller.actor, ref, when, reviewed);
}

const MOVED = [
  "post_not_found",
  "post_of_other",
  "author_without_consent",
  "post_not_in_state",
  "post_changed",
] as const;

/** Codes that refuse content which LinkedIn would not take, or readers would not see. */
export const UNPUBLISHABLE = [
  "post_empty",
  "post_invisible",
  "post_unfinished",
  "post_too_long",
  "post_link_card_incomplete",
  "post_poll_incomplete",
  "post_comment_too_long",
] as const;

const put = operation({
  id: "schedulePost",
  tag: "Posts",
  method: "post",
  path: "/posts/{id}/schedule",
  summary: "Schedule or publish a post",
  description:
    "It goes out once, as the version that `If-Match` names, else as it is now. Repeated without an Idempotency-Key it moves the post.",
  scope: "posts:publish",
  act: "posts.publish",
  params: postRef,
  body: scheduling,
  ifMatch: "optional",
  status: 200,
  response: post,
  errors: [
    ...MOVED,
    "slot_in_past",
    "slot_too_far",
    "slot_missing",
    "slot_ambiguous",
    "slot_none_free",
    "zone_unknown",
    ...UNPUBLISHABLE,
    "post_poll_too_long",
    "post_content_mixed",
    "media_too_many",
    "post_file_refused",
    "post_duplicate",
    "post_not_reviewed",
    "plan_limit_reached",
    "workspace_read_only",
    "approval_needed",
    "approval_own",
  ],
  async run(context, { params, body }) {
    const ref = await findVersion(context, params.id);
    const put = () => schedule(context, ref, body);
    const { deps, caller } = context;
    return answerPost(await (body.approve ? approveAndSchedule(deps, caller.actor, ref, put) : put()));
  },
});

const unschedule = operation({
  id: "unschedulePost",
  tag: "Posts",
  method: "post",
  path: "/posts/{id}/unschedule",
  summary: "Take a post off the schedule",
  description: "It is a draft again.",
  scope: "posts:publish",
  act: "posts.publish",
  params: postRef,
  ifMatch: "optional",
  status: 200,
  response: post,
  errors: MOVED,
  async run(context, { params }) {
    const { deps, caller } = context;
    return answerPost(await unschedulePost(deps, caller.actor, await findVersion(context, params.id)));
  },
});

const cancel = operation({
  id: "cancelPost",
  tag: "Posts",
  method: "post",
  path: "/posts/{id}/cancel",
  summary: "Cancel a scheduled post",
  description: "It keeps its text and its old time, and can be scheduled again.",
  scope: "posts:publish",
  act: "posts.publish",
  params: postRef,
  ifMatch: "optional",
  status: 200,
  response: post,
  errors: MOVED,
  async run(context, { params }) {
    const { deps, caller } = context;
    return answerPost(await cancelPost(deps, caller.actor, await findVersion(context, params.id)));
  },
});

export const SCHEDULE_POSTS = [put, unschedule, cancel];
