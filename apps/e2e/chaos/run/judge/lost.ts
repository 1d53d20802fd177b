import type { Evidence } from "../evidence";
import { groups } from "./groups";
import type { Violation } from "./violation";

/** Invariant 5, first half: published means that it is on LinkedIn, under that name. */
export function lost(evidence: Evidence): Violation[] {
  return groups(evidence).flatMap(({ posts, ledger }) => {
    const violations: Violation[] = [];
    const urns = new Set(ledger.map(({ urn }) => urn));
    for (const { id, status, urn, member } of posts) {
      if (status !== "published") continue;
      const there = urn === null ? ledger.length > 0 : urns.has(urn);
      if (!there) violations.push(violation(id, `published${urn ? ` as ${urn}` : ""}, but not on LinkedIn`));
      else if (ledger.some((post) => post.urn === urn && post.member !== member))
        violations.push(violation(id, `${urn} is another member's`));
    }
    const published = posts.filter(({ status }) => status === "published").length;
    if (violations.length === 0 && published > ledger.length)
      violations.push(
        violation(posts[0]!.id, `${published} equal posts are published, LinkedIn has ${ledger.length}`),
      );
    return violations;
  });
}

const violation = (postId: string, words: string): Violation => ({
  invariant: "5 published means that it is on LinkedIn",
  postId,
  words,
});
