import { affirmPost, denyPost } from "@takt/domain/posts/affirm-deny-post";
import { approveAndSchedule } from "@takt/domain/posts/approvals/approve-and-schedule";
import { bulkIds, bulkRefs, bulkSchedule, moveInput } from "@takt/domain/posts/model/bulk-input";
import { deletePosts, restorePosts, retryPosts, unschedulePosts } from "@takt/domain/posts/bulk/change-posts";
import { movePosts, schedulePosts } from "@takt/domain/posts/bulk/move-posts";
import { duplicatePost } from "@takt/domain/posts/copies/duplicate-post";
import { followUpPost } from "@takt/domain/posts/copies/follow-up-post";
import { countPosts } from "@takt/domain/posts/count-posts";
import { createPost } from "@takt/domain/posts/create-post";
import { deletePost } from "@takt/domain/posts/delete-post";
import { affirmComment, commentRef, resendComment } from "@takt/domain/posts/first-comment/answer-comment";
import { getCommentAccess } from "@takt/domain/posts/first-comment/get-comment-access";
import { listCommentAttempts } from "@takt/domain/posts/first-comment/list-comment-attempts";
import { findWorkspace } from "@takt/domain/posts/find-workspace";
import { getNextPost } from "@takt/domain/posts/get-next-post";
import { getOverview } from "@takt/domain/posts/get-overview";
import { getPost } from "@takt/domain/posts/get-post";
import { listAttempts } from "@takt/domain/posts/list-attempts";
import { calendarInput, listCalendarPosts } from "@takt/domain/posts/list-calendar-posts";
import { listNeeds } from "@takt/domain/posts/list-needs";
import { listPosts, listPostsInput } from "@takt/domain/posts/list-posts";
import { copyInput } from "@takt/domain/posts/model/copy-input";
import { newPostInput, postInput } from "@takt/domain/posts/model/post-input";
import { postLinkInput } from "@takt/domain/posts/model/post-link-input";
import { slotInput } from "@takt/domain/posts/model/publish-slot";
import { publishPostNow } from "@takt/domain/posts/publish-post-now";
import { deletePublishedPost } from "@takt/domain/posts/published/delete-published-post";
import { editPublishedPost, publishedTextInput } from "@takt/domain/posts/published/edit-published-post";
import { listChanges } from "@takt/domain/posts/published/list-changes";
import { setPostLink } from "@takt/domain/posts/published/set-post-link";
import { rehearsalInput, rehearsePost } from "@takt/domain/posts/rehearsal/rehearse-post";
import { restorePost } from "@takt/domain/posts/restore-post";
import { schedulePost } from "@takt/domain/posts/schedule-post";
import { snoozeInput, snoozeNeed, unsnoozeNeed } from "@takt/domain/posts/snooze-need";
import { linkCardSource, suggestLinkCard } from "@takt/domain/posts/suggest-link-card";
import { editingInput, setEditing } from "@takt/domain/posts/set-editing";
import { setAuthor } from "@takt/domain/posts/set-author";
import { unschedulePost, cancelPost } from "@takt/domain/posts/unschedule-post";
import { updatePost } from "@takt/domain/posts/update-post";
import { versionRef } from "@takt/domain/shared/row-ref";
import { z } from "zod";
import { confirmations } from "./core/confirmations";
import { memberProcedure, router } from "./core/trpc";

const idInput = z.strictObject({ id: z.uuid() });

export const postsRouter = router({
  /** Lists one page of the actor's posts, last changed first. */
  list: memberProcedure("content.read")
    .input(listPostsInput)
    .query(({ ctx, input }) => listPosts(ctx.deps, ctx.actor, input)),

  /** Gets one post. */
  get: memberProcedure("content.read")
    .input(idInput)
    .query(({ ctx, input }) => getPost(ctx.deps, ctx.actor, input.id)),

  /** Finds the workspace of a post among all of the user's. */
  workspace: memberProcedure("account.own")
    .input(idInput)
    .query(({ ctx, input }) => findWorkspace(ctx.deps, ctx.actor, input.id)),

  /** Counts the posts in each status. */
  counts: memberProcedure("content.read").query(({ ctx }) => countPosts(ctx.deps, ctx.actor)),

  /** Gets the next scheduled post, or null. */
  next: memberProcedure("content.read").query(({ ctx }) => getNextPost(ctx.deps, ctx.actor)),

  /** Counts what needs the user and the drafts, and lists the drafts that were changed last. */
  overview: memberProcedure("content.read").query(({ ctx }) => getOverview(ctx.deps, ctx.actor)),

  /** Lists up to five posts that need an answer or a correction. */
  needs: memberProcedure("content.read").query(({ ctx }) => listNeeds(ctx.deps, ctx.actor)),

  /** Puts off for a day what a post needs. */
  snooze: memberProcedure("drafts.write")
    .input(snoozeInput)
    .mutation(({ ctx, input }) => snoozeNeed(ctx.deps, ctx.actor, input)),

  /** Asks about a post again that was put off. */
  unsnooze: memberProcedure("drafts.write")
    .input(idInput)
    .mutation(({ ctx, input }) => unsnoozeNeed(ctx.deps, ctx.actor, input)),

  /** Lists the posts with a time in a range of at most 62 days, ten for each day. */
  calendar: memberProcedure("content.read")
    .input(calendarInput)
    .query(({ ctx, input }) => listCalendarPosts(ctx.deps, ctx.actor, input)),

  /** Lists every create call made for a post. */
  receipts: memberProcedure("content.read")
    .input(idInput)
    .query(({ ctx, input }) => listAttempts(ctx.deps, ctx.actor, input.id)),

  /** Lists what LinkedIn was asked to change of a published post. */
  changes: memberProcedure("content.read")
    .input(idInput)
    .query(({ ctx, input }) => listChanges(ctx.deps, ctx.actor, input.id)),

  /** Tells whether Takt can publish the actor's first comments. */
  commentAccess: memberProcedure("content.read").query(({ ctx }) => getCommentAccess(ctx.deps, ctx.actor)),

  /** Lists every call made for the first comment of a post. */
  commentReceipts: memberProcedure("content.read")
    .input(idInput)
    .query(({ ctx, input }) => listCommentAttempts(ctx.deps, ctx.actor, input.id)),

  /** Records that the first comment of a post is on LinkedIn. */
  affirmComment: memberProcedure("posts.publish")
    .input(commentRef)
    .mutation(({ ctx, input }) => affirmComment(ctx.deps, ctx.actor, input)),

  /** Sends the first comment of a post again. */
  resendComment: memberProcedure("posts.publish")
    .input(commentRef)
    .mutation(({ ctx, input }) => resendComment(ctx.deps, ctx.actor, input)),

  /** Creates a draft. */
  create: memberProcedure("drafts.write")
    .input(newPostInput)
    .mutation(({ ctx, input }) => createPost(ctx.deps, ctx.actor, input)),

  /** Creates a draft that is a copy of a post, with its files. */
  duplicate: memberProcedure("drafts.write")
    .input(copyInput)
    .mutation(({ ctx, input }) => duplicatePost(ctx.deps, ctx.actor, input)),

  /** Creates the draft of a follow-up to a published post. */
  followUp: memberProcedure("drafts.write")
    .input(copyInput)
    .mutation(({ ctx, input }) => followUpPost(ctx.deps, ctx.actor, input)),

  /** Updates text, hashtags, media, link card, poll and first comment of the version the user saw. */
  update: memberProcedure("drafts.write")
    .input(z.strictObject({ ref: versionRef, post: postInput }))
    .mutation(({ ctx, input }) => updatePost(ctx.deps, ctx.actor, input.ref, input.post)),

  /** Records that the user has a post open in the editor, or has closed it; lists the other members who have it open. */
  setEditing: memberProcedure("drafts.write")
    .input(editingInput)
    .mutation(({ ctx, input }) => setEditing(ctx.deps, ctx.actor, input)),

  /** Reads a link's page and suggests its card; null when the page tells nothing. */
  suggestLinkCard: memberProcedure("drafts.write")
    .input(linkCardSource)
    .mutation(({ ctx, input }) => suggestLinkCard(ctx.deps, ctx.actor, input)),

  /** Tells what will fail when a post goes out at a time, or now. */
  rehearsal: memberProcedure("content.read")
    .input(rehearsalInput)
    .query(({ ctx, input }) => rehearsePost(ctx.deps, ctx.actor, input)),

  /** Schedules or reschedules a post. */
  schedule: memberProcedure("posts.publish")
    .input(z.strictObject({ ref: versionRef, slot: slotInput, ...confirmations }))
    .mutation(({ ctx: { deps, actor }, input: { ref, slot, reviewed, approve } }) => {
      const schedule = () => schedulePost(deps, actor, ref, slot, reviewed);
      return approve ? approveAndSchedule(deps, actor, ref, schedule) : schedule();
    }),

  /** Chooses under whose name a draft will be published. */
  setAuthor: memberProcedure("drafts.write")
    .input(z.strictObject({ ref: versionRef, authorId: z.uuid() }))
    .mutation(({ ctx, input }) => setAuthor(ctx.deps, ctx.actor, input)),

  /** Clears the schedule; the post becomes a draft. */
  unschedule: memberProcedure("posts.publish")
    .input(versionRef)
    .mutation(({ ctx, input }) => unschedulePost(ctx.deps, ctx.actor, input)),

  /** Schedules a post for now; a job sends it. */
  publishNow: memberProcedure("posts.publish")
    .input(z.strictObject({ ...versionRef.shape, ...confirmations }))
    .mutation(({ ctx: { deps, actor }, input: { reviewed, approve, ...ref } }) => {
      const publish = () => publishPostNow(deps, actor, ref, reviewed);
      return approve ? approveAndSchedule(deps, actor, ref, publish) : publish();
    }),

  /** Cancels a scheduled post. */
  cancel: memberProcedure("posts.publish")
    .input(versionRef)
    .mutation(({ ctx, input }) => cancelPost(ctx.deps, ctx.actor, input)),

  /** Records that the user found the post on LinkedIn. */
  affirm: memberProcedure("posts.publish")
    .input(z.strictObject({ ref: versionRef, attemptId: z.uuid() }))
    .mutation(({ ctx, input }) => affirmPost(ctx.deps, ctx.actor, input.ref, input.attemptId)),

  /** Records that the user did not find the post on LinkedIn. */
  deny: memberProcedure("posts.publish")
    .input(z.strictObject({ ref: versionRef, attemptId: z.uuid() }))
    .mutation(({ ctx, input }) => denyPost(ctx.deps, ctx.actor, input.ref, input.attemptId)),

  /** Records the link to a published post that LinkedIn did not name. */
  setLink: memberProcedure("posts.publish")
    .input(z.strictObject({ id: z.uuid(), link: postLinkInput }))
    .mutation(({ ctx, input }) => setPostLink(ctx.deps, ctx.actor, input)),

  /** Changes the text of a published post on LinkedIn. */
  editOnLinkedIn: memberProcedure("posts.publish")
    .input(z.strictObject({ ref: versionRef, text: publishedTextInput }))
    .mutation(({ ctx, input }) => editPublishedPost(ctx.deps, ctx.actor, input.ref, input.text)),

  /** Deletes a published post on LinkedIn, which cannot be undone. */
  deleteOnLinkedIn: memberProcedure("posts.publish")
    .input(versionRef)
    .mutation(({ ctx, input }) => deletePublishedPost(ctx.deps, ctx.actor, input)),

  /** Deletes a post; it can be restored for a day. */
  delete: memberProcedure("drafts.write")
    .input(versionRef)
    .mutation(({ ctx, input }) => deletePost(ctx.deps, ctx.actor, input)),

  /** Restores a deleted post. */
  restore: memberProcedure("drafts.write")
    .input(idInput)
    .mutation(({ ctx, input }) => restorePost(ctx.deps, ctx.actor, input.id)),

  /** Moves scheduled posts by days; each keeps its time of day. */
  moveMany: memberProcedure("posts.publish")
    .input(moveInput)
    .mutation(({ ctx, input }) => movePosts(ctx.deps, ctx.actor, input)),

  /** Schedules posts, each at its time. */
  scheduleMany: memberProcedure("posts.publish")
    .input(z.strictObject({ posts: bulkSchedule }))
    .mutation(({ ctx, input }) => schedulePosts(ctx.deps, ctx.actor, input.posts)),

  /** Makes drafts of posts. */
  unscheduleMany: memberProcedure("posts.publish")
    .input(z.strictObject({ refs: bulkRefs }))
    .mutation(({ ctx, input }) => unschedulePosts(ctx.deps, ctx.actor, input.refs)),

  /** Publishes failed posts now. */
  retryMany: memberProcedure("posts.publish")
    .input(z.strictObject({ refs: bulkRefs }))
    .mutation(({ ctx, input }) => retryPosts(ctx.deps, ctx.actor, input.refs)),

  /** Deletes posts; they can be restored for a day. */
  deleteMany: memberProcedure("drafts.write")
    .input(z.strictObject({ refs: bulkRefs }))
    .mutation(({ ctx, input }) => deletePosts(ctx.deps, ctx.actor, input.refs)),

  /** Restores deleted posts. */
  restoreMany: memberProcedure("drafts.write")
    .input(z.strictObject({ ids: bulkIds }))
    .mutation(({ ctx, input }) => restorePosts(ctx.deps, ctx.actor, input.ids)),
});
