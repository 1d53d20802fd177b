import type { Evidence, LedgerPost, UserAction } from "../evidence";
import { groupByText, keyOf } from "./group-by-text";
import { getSentAt, isSame } from "./published-snapshot";
import { snapshotsAt } from "./snapshots-at";
import type { Violation } from "./violation";

/** Invariant 4: the text and files on LinkedIn are those of the version last confirmed to the user. */
export function contentMismatches(evidence: Evidence): Violation[] {
  const known = new Set(evidence.posts.map(({ key }) => key));
  const strangers = evidence.ledger
    .filter(({ text }) => !known.has(keyOf(text)))
    .map(({ urn, text }) => violation(null, `LinkedIn has ${urn}, which nobody wrote: ${text}`));
  const changed = groupByText(evidence).flatMap(({ posts, ledger }) =>
    ledger.flatMap((published) => {
      const sentAt = getSentAt(evidence, published);
      const histories = posts.map(({ id }) => evidence.userActions.filter(({ postId }) => postId === id));
      if (histories.some((actions) => wasShown(actions, sentAt, published))) return [];
      const detail = `${published.urn} says ${JSON.stringify(published.text)} with ${published.files.length} files, sent ${new Date(sentAt).toISOString()}: not what was confirmed by then`;
      return [violation(posts[0]!.id, detail)];
    }),
  );
  const unseen = groupByText(evidence).flatMap(({ posts, ledger }) =>
    ledger
      .filter(({ lifecycleState }) => lifecycleState !== "PUBLISHED")
      .map(({ urn, lifecycleState }) => violation(posts[0]!.id, `${urn} is ${lifecycleState} on LinkedIn`)),
  );
  return [...strangers, ...changed, ...unseen];
}

const violation = (postId: string | null, detail: string): Violation => ({
  invariant: "4 what goes out is the version last confirmed",
  postId,
  detail,
});

function wasShown(actions: readonly UserAction[], at: number, published: LedgerPost): boolean {
  const { confirmed, open } = snapshotsAt(actions, at);
  return [...(confirmed ? [confirmed] : []), ...open].some((snapshot) => isSame(snapshot, published));
}
