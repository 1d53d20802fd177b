import type { PlannedApproval } from "../plan/plan";
import type { ChaosHarness } from "../start-chaos-harness";
import { callApi } from "./call-api";
import { loadPost, performAction, toSnapshot, type PostView } from "./post-api";
import type { Caller, LivePost } from "./user";

const TRIES = 60;
const PAUSE_MS = 500;

/**
 * Has the approver of a post's team look at it, read, and approve what they have seen, if they may. Without an answer they
 * look again.
 */
export async function approvePost(
  harness: ChaosHarness,
  post: LivePost,
  { isAsked, readMs }: Pick<PlannedApproval, "isAsked" | "readMs">,
): Promise<void> {
  if (isAsked) await askForApproval(harness, post);
  const { approver } = post.user.team!;
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = await callApi<PostView>(harness, approver, "query", "posts.get", { id: post.id });
    if (seen.result === "confirmed") {
      if (!seen.value.approval?.mayApprove) return;
      await pause(readMs);
      if ((await approve(harness, post, approver, seen.value)) !== "lost") return;
    } else if (seen.result === "refused" && seen.code !== "UNAUTHORIZED") return;
    await pause(PAUSE_MS);
  }
}

/** Asks for the approval of a post where nobody is asked and it is not approved. */
async function askForApproval(harness: ChaosHarness, post: LivePost): Promise<void> {
  const seen = await loadPost(harness, post);
  if (!seen?.approval?.mayRequest || ["requested", "approved"].includes(seen.approval.state)) return;
  const input = { ref: { id: post.id, version: seen.version }, note: "" };
  await performAction(harness, post, "approvals.request", "mutation", input, seen);
}

async function approve(harness: ChaosHarness, post: LivePost, approver: Caller, seen: PostView) {
  const startedAt = harness.now();
  const answer = await callApi(harness, approver, "mutation", "approvals.approve", {
    ref: { id: post.id, version: seen.version },
    hash: seen.approval!.hash,
    note: "",
  });
  harness.notes.approvals.push({
    postId: post.id,
    startedAt,
    endedAt: harness.now(),
    result: answer.result,
    snapshot: toSnapshot(seen, post.uploads, harness.skippedMs),
    ...(answer.result === "confirmed" ? {} : { code: answer.code }),
  });
  return answer.result;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
