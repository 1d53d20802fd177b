import { getPost } from "@takt/domain/posts/get-post";
import type { ChangeResult, PostView } from "@takt/domain/posts/model/post-view";
import { deletePublishedPost } from "@takt/domain/posts/published/delete-published-post";
import { editPublishedPost } from "@takt/domain/posts/published/edit-published-post";
import type { z } from "zod";
import { operation } from "../operation";
import { publishedChange, publishedText } from "../shapes/published-change";
import { toPost } from "../shapes/post";
import { postRef } from "./read-posts";
import { findVersion } from "./write-posts";

const REFUSED = [
  "post_not_found",
  "post_of_other",
  "post_not_in_state",
  "post_changed",
  "post_link_unknown",
  "post_change_pending",
  "connection_inactive",
  "linkedin_calls_used_up",
] as const;

const OUTCOME_RULE =
  "`outcome` says whether LinkedIn did it: look at it, for the status of the answer is 200.";

const answerChange = ({ outcome, message, post }: ChangeResult) => ({
  body: { outcome, message, post: toPost(post) },
  etag: post.version,
});

/** Completes the text of a published post with what it has. */
const withText = ({ content, hashtags }: PostView, change: z.output<typeof publishedText>) => ({
  content: change.text ?? content,
  hashtags: change.hashtags ?? hashtags,
});

const edit = operation({
  id: "editPublishedPost",
  tag: "Posts",
  method: "patch",
  path: "/posts/{id}/linkedin",
  summary: "Edit a published post on LinkedIn",
  description: `Its text and hashtags; what is left out stays. A post with a poll cannot be edited. ${OUTCOME_RULE}`,
  scope: "posts:publish",
  act: "posts.publish",
  params: postRef,
  body: publishedText,
  ifMatch: "required",
  status: 200,
  response: publishedChange,
  errors: [
    ...REFUSED,
    "post_empty",
    "post_invisible",
    "post_unfinished",
    "post_too_long",
    "post_link_card_incomplete",
    "post_poll_incomplete",
    "approval_needed",
  ],
  async run({ deps, caller: { actor }, version }, { params, body }) {
    const seen = await getPost(deps, actor, params.id);
    const ref = { id: seen.id, version: version ?? seen.version };
    return answerChange(await editPublishedPost(deps, actor, ref, withText(seen, body)));
  },
});

const remove = operation({
  id: "deletePublishedPost",
  tag: "Posts",
  method: "delete",
  path: "/posts/{id}/linkedin",
  summary: "Delete a published post on LinkedIn",
  description: `It cannot be undone. In Takt the post stays, with its text and its receipts. ${OUTCOME_RULE}`,
  scope: "posts:publish",
  act: "posts.publish",
  params: postRef,
  ifMatch: "optional",
  status: 200,
  response: publishedChange,
  errors: REFUSED,
  async run(context, { params }) {
    const { deps, caller } = context;
    const ref = await findVersion(context, params.id);
    return answerChange(await deletePublishedPost(deps, caller.actor, ref));
  },
});

export const CHANGE_PUBLISHED_POSTS = [edit, remove];
