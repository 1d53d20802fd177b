import { isOtherText, isSameText } from "./compare-texts";
import { urnInstant, urnKind } from "../../posts/model/post-urn";
import type { KnownPost, ReportedPost } from "./reported-post";

/** The URNs of one post are minted within this time (docs/linkedin-api.md, The member's own files). */
const URN_WINDOW_MS = 5_000;
/** LinkedIn refuses an equal text of a member for at least ten minutes: within two, equal texts are one post. */
export const TEXT_WINDOW_MS = 120_000;

type Named = Pick<KnownPost, "urns" | "text" | "publishedAt"> & { postId?: string | null };

/**
 * Finds the post among `near` that a report without a known URN is about: the only one with the same text around that
 * time; else the only one whose URN was minted in the same seconds, whose text does not contradict, and that has no other
 * URN of the same kind. `others` are further reports of the same source that no post was found for; when one of them could
 * be about that post just as well, or when several posts fit, the answer is null: a new row is better than a wrong one.
 */
export function findMatch(
  report: ReportedPost,
  near: readonly KnownPost[],
  others: readonly ReportedPost[],
): KnownPost | null {
  const open = near.filter(({ postId }) => postId === null || report.postId === undefined);
  const same = open.filter(
    (post) => isSameText(report.text, post.text) && distance(report, post) <= TEXT_WINDOW_MS,
  );
  if (same.length > 0) return same.length === 1 ? same[0]! : null;
  const fits = (one: Named, post: Named) => distance(one, post) <= URN_WINDOW_MS && !contradict(one, post);
  const close = open.filter((post) => fits(report, post));
  if (close.length !== 1) return null;
  const rivals = others.filter((other) => contradict(other, report) && fits(other, close[0]!));
  return rivals.length === 0 ? close[0]! : null;
}

/** Whether two cannot be one post: their texts differ, or each has its own URN of a kind. */
function contradict(one: Named, other: Named): boolean {
  if (isOtherText(one.text, other.text)) return true;
  return one.urns.some((urn) =>
    other.urns.some((another) => urn !== another && urnKind(urn) === urnKind(another)),
  );
}

/** Returns the milliseconds between the nearest of their instants. */
function distance(one: Named, other: Named): number {
  const [mine, theirs] = [getInstants(one), getInstants(other)];
  return Math.min(...mine.flatMap((at) => theirs.map((there) => Math.abs(at - there))));
}

/** Returns when its URNs were minted; without one, when it was published. */
export function getInstants({ urns, publishedAt }: Pick<Named, "urns" | "publishedAt">): number[] {
  const minted = urns.map(urnInstant).filter((at) => at !== null);
  return minted.length > 0 ? minted : [publishedAt.getTime()];
}
