import type { Evidence, LedgerPost, Snapshot } from "../evidence";

/** Returns when a post was sent: LinkedIn may create it long after the call arrived. */
export function getSentAt(
  { calls }: Pick<Evidence, "calls">,
  { member, text, createdAt }: LedgerPost,
): number {
  const before = calls.filter((call) => call.member === member && call.text === text && call.at <= createdAt);
  return before.at(-1)?.at ?? createdAt;
}

/** Returns whether LinkedIn has a post exactly as somebody saw it. */
export function isSame({ text, visibility, files }: Snapshot, published: LedgerPost): boolean {
  return (
    text === published.text &&
    visibility === published.visibility &&
    files.length === published.files.length &&
    files.every(
      ({ sha256, text: fileText }, i) =>
        sha256 === published.files[i]!.sha256 && fileText === published.files[i]!.text,
    )
  );
}
