import type { PlannedMove } from "../plan/plan";
import type { World } from "../world";
import { look, tell, type PostView } from "./post-api";
import { schedule, toInstant, type Start } from "./schedule";
import { upload } from "./upload";
import type { LivePost } from "./user";

/** A user looks at a post and changes it, as planned. What the product refuses, it refuses. */
export async function move(world: World, start: Start, post: LivePost, planned: PlannedMove): Promise<void> {
  const seen = await look(world, post);
  if (!seen || seen.deletedAt) return;
  const ref = { id: post.id, version: seen.version };
  const next = { ...seen, version: seen.version + 1 };
  switch (planned.kind) {
    case "edit":
      await update(world, post, seen, { ...next, content: `${seen.content} ${planned.words}` });
      break;
    case "swap_files": {
      const files = await replacements(world, post, planned);
      if (files) await update(world, post, seen, { ...next, media: files });
      break;
    }
    case "move":
      await schedule(world, post, seen, toInstant(start, { slot: planned.slot, ms: 0 }));
      break;
    case "publish_now":
      await publishNow(world, post, seen);
      break;
    case "cancel":
      await tell(world, post, "cancel", "mutation", ref, { ...next, status: "cancelled" });
      break;
    case "unschedule":
      await tell(world, post, "unschedule", "mutation", ref, { ...next, status: "draft" });
      break;
    case "delete":
    case "delete_and_restore": {
      const gone = { ...next, status: "deleted", deletedAt: new Date(world.now()).toISOString() };
      await tell(world, post, "delete", "mutation", ref, gone);
      if (planned.kind === "delete") return;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      // What comes back, the answer shows; if it is lost, it may be as it was.
      await tell(world, post, "restore", "mutation", { id: post.id }, { ...seen, version: seen.version + 2 });
    }
  }
  // Whoever got no answer reloads the page.
  if (world.notes.said.findLast(({ postId }) => postId === post.id)?.result === "lost")
    await look(world, post);
}

export function publishNow(world: World, post: LivePost, seen: PostView) {
  return tell(
    world,
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

function update(world: World, post: LivePost, seen: PostView, wanted: PostView) {
  const { content, hashtags, visibility, media } = wanted;
  return tell(
    world,
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

/** Other pictures in the place of the planned ones; null when there are none, or the product is away. */
async function replacements(world: World, post: LivePost, { words }: PlannedMove) {
  const media: PostView["media"] = [];
  for (const file of post.planned.files) {
    const other = { ...file, size: file.size + 230, altText: words };
    const uploaded = await upload(world, post.user, other).catch((cause: unknown) => {
      world.say(`a replacement could not be uploaded: ${String(cause)}`);
      return null;
    });
    if (!uploaded) return null;
    post.uploads.set(uploaded.id, uploaded);
    media.push({ ...uploaded.shown, altText: other.altText });
  }
  return media.length > 0 ? media : null;
}
