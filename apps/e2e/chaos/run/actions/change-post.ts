import type { PlannedChange } from "../plan/plan";
import type { ChaosHarness } from "../start-chaos-harness";
import { loadPost, performAction, type PostView } from "./post-api";
import { schedule, toInstant, type Start } from "./schedule";
import { upload } from "./upload";
import type { LivePost } from "./user";

/** Loads a post and changes it as planned; the product may refuse the change. */
export async function changePost(
  harness: ChaosHarness,
  start: Start,
  post: LivePost,
  planned: PlannedChange,
): Promise<void> {
  const seen = await loadPost(harness, post);
  if (!seen || seen.deletedAt) return;
  const ref = { id: post.id, version: seen.version };
  const next = { ...seen, version: seen.version + 1 };
  switch (planned.kind) {
    case "edit":
      await update(harness, post, seen, { ...next, content: `${seen.content} ${planned.text}` });
      break;
    case "swap_files": {
      const files = await uploadReplacements(harness, post, planned);
      if (files) await update(harness, post, seen, { ...next, media: files });
      break;
    }
    case "reschedule":
      await schedule(harness, post, seen, toInstant(start, { slot: planned.slot, ms: 0 }));
      break;
    case "publish_now":
      await publishNow(harness, post, seen);
      break;
    case "cancel":
      await performAction(harness, post, "cancel", "mutation", ref, { ...next, status: "cancelled" });
      break;
    case "unschedule":
      await performAction(harness, post, "unschedule", "mutation", ref, { ...next, status: "draft" });
      break;
    case "delete":
    case "delete_and_restore": {
      const deleted = { ...next, status: "deleted", deletedAt: new Date(harness.now()).toISOString() };
      await performAction(harness, post, "delete", "mutation", ref, deleted);
      if (planned.kind === "delete") return;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      // The answer shows the restored post; if it is lost, the post may be as it was.
      await performAction(
        harness,
        post,
        "restore",
        "mutation",
        { id: post.id },
        { ...seen, version: seen.version + 2 },
      );
    }
  }
  // A user without an answer reloads the page.
  if (harness.notes.userActions.findLast(({ postId }) => postId === post.id)?.result === "lost")
    await loadPost(harness, post);
}

export function publishNow(harness: ChaosHarness, post: LivePost, seen: PostView) {
  return performAction(
    harness,
    post,
    "publishNow",
    "mutation",
    { id: post.id, version: seen.version },
    {
      ...seen,
      version: seen.version + 1,
      status: "scheduled",
      scheduledAt: new Date(Date.now()).toISOString(),
    },
  );
}

function update(harness: ChaosHarness, post: LivePost, seen: PostView, wanted: PostView) {
  const { content, hashtags, visibility, media } = wanted;
  return performAction(
    harness,
    post,
    "update",
    "mutation",
    {
      ref: { id: post.id, version: seen.version },
      post: { content, hashtags, visibility, media: media.map(({ id, altText }) => ({ id, altText })) },
    },
    wanted,
  );
}

/** Uploads replacements for the planned files; returns null if there are none or the product is down. */
async function uploadReplacements(harness: ChaosHarness, post: LivePost, { text }: PlannedChange) {
  const media: PostView["media"] = [];
  for (const file of post.planned.files) {
    const replacement = { ...file, size: file.size + 230, altText: text };
    const uploaded = await upload(harness, post.writer, replacement).catch((cause: unknown) => {
      harness.log(`a replacement could not be uploaded: ${String(cause)}`);
      return null;
    });
    if (!uploaded) return null;
    post.uploads.set(uploaded.id, uploaded);
    media.push({ ...uploaded.shown, altText: replacement.altText });
  }
  return media.length > 0 ? media : null;
}
