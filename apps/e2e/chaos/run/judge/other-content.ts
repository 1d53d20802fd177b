import type { Evidence, LedgerPost, Said, Sight } from "../evidence";
import { groups, keyIn } from "./groups";
import { sightsAt } from "./sights-at";
import type { Violation } from "./violation";

/** Invariant 4: text and files on LinkedIn are those of the version last confirmed to the user. */
export function otherContent(evidence: Evidence): Violation[] {
  const known = new Set(evidence.posts.map(({ key }) => key));
  const strangers = evidence.ledger
    .filter(({ text }) => !known.has(keyIn(text)))
    .map(({ urn, text }) => violation(null, `LinkedIn has ${urn}, which nobody wrote: ${text}`));
  const changed = groups(evidence).flatMap(({ posts, ledger }) =>
    ledger.flatMap((published) => {
      const sentAt = sentAtOf(evidence, published);
      const histories = posts.map(({ id }) => evidence.said.filter(({ postId }) => postId === id));
      if (histories.some((said) => wasShown(said, sentAt, published))) return [];
      const words = `${published.urn} says ${JSON.stringify(published.text)} with ${published.files.length} files, sent ${new Date(sentAt).toISOString()}: not what was confirmed by then`;
      return [violation(posts[0]!.id, words)];
    }),
  );
  const unseen = groups(evidence).flatMap(({ posts, ledger }) =>
    ledger
      .filter(({ lifecycleState }) => lifecycleState !== "PUBLISHED")
      .map(({ urn, lifecycleState }) => violation(posts[0]!.id, `${urn} is ${lifecycleState} on LinkedIn`)),
  );
  return [...strangers, ...changed, ...unseen];
}

const violation = (postId: string | null, words: string): Violation => ({
  invariant: "4 what goes out is the version last confirmed",
  postId,
  words,
});

/** LinkedIn may take a post long after the call came in: what counts is when it was sent. */
function sentAtOf({ calls }: Evidence, { member, text, createdAt }: LedgerPost): number {
  const before = calls.filter((call) => call.member === member && call.text === text && call.at <= createdAt);
  return before.at(-1)?.at ?? createdAt;
}

function wasShown(said: readonly Said[], at: number, published: LedgerPost): boolean {
  const { confirmed, open } = sightsAt(said, at);
  return [...(confirmed ? [confirmed] : []), ...open].some((sight) => isSame(sight, published));
}

function isSame({ text, visibility, files }: Sight, published: LedgerPost): boolean {
  return (
    text === published.text &&
    visibility === published.visibility &&
    files.length === published.files.length &&
    files.every(
      ({ sha256, words }, i) => sha256 === published.files[i]!.sha256 && words === published.files[i]!.words,
    )
  );
}
