import type { Snapshot, Withdrawal } from "../evidence";
import { snapshotsAt } from "../judge/snapshots-at";
import type { ChaosHarness } from "../start-chaos-harness";
import { callApi } from "./call-api";
import { loadPost } from "./post-api";
import type { LivePost, User } from "./user";

/** A post that was scheduled when the consent to it was withdrawn. */
type Cancelled = { postId: string; snapshot: Snapshot };

/**
 * Withdraws the consent of a member, and has the writer look at all that they scheduled. Returns the posts that the
 * withdrawal may have cancelled.
 */
export async function withdrawConsent(
  harness: ChaosHarness,
  user: User,
  posts: readonly LivePost[],
): Promise<Cancelled[]> {
  const own = posts.filter((post) => post.user === user);
  const scheduled = own.flatMap((post) => findScheduled(harness, post));
  await change(harness, user, "withdraw");
  await Promise.all(own.map((post) => loadPost(harness, post)));
  return scheduled;
}

/**
 * Takes the withdrawal back: from then on each of these posts may be as it was, until the writer has looked again and
 * knows.
 */
export async function undoWithdrawal(
  harness: ChaosHarness,
  user: User,
  cancelled: readonly Cancelled[],
  posts: readonly LivePost[],
): Promise<void> {
  const { startedAt, endedAt, result } = await change(harness, user, "undo");
  if (result === "refused") return;
  for (const { postId, snapshot } of cancelled)
    harness.notes.userActions.push({
      postId,
      what: "undoWithdrawal",
      startedAt,
      endedAt,
      result: "lost",
      snapshot: { ...snapshot, version: snapshot.version + 2 },
    });
  await Promise.all(posts.filter((post) => post.user === user).map((post) => loadPost(harness, post)));
}

async function change(harness: ChaosHarness, user: User, what: Withdrawal["what"]): Promise<Withdrawal> {
  const startedAt = harness.now();
  const path = what === "withdraw" ? "members.withdrawConsent" : "members.undoWithdrawal";
  const { result } = await callApi(harness, user, "mutation", path, undefined);
  const withdrawal = { member: user.member, what, startedAt, endedAt: harness.now(), result };
  harness.notes.withdrawals.push(withdrawal);
  return withdrawal;
}

function findScheduled({ notes, now }: ChaosHarness, { id }: LivePost): Cancelled[] {
  const actions = notes.userActions.filter(({ postId }) => postId === id);
  const { confirmed, open } = snapshotsAt(actions, now());
  const snapshot = [...(confirmed ? [confirmed] : []), ...open].find(({ status }) => status === "scheduled");
  return snapshot ? [{ postId: id, snapshot }] : [];
}
