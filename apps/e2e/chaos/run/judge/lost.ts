import type { Evidence, LedgerPost, PostRow } from "../evidence";
import { groupByText, type Group } from "./group-by-text";
import type { Violation } from "./violation";

/** Invariant 5, first part: a published post is on LinkedIn under its URN, and is not just its twin. */
export function lost(evidence: Evidence): Violation[] {
  return groupByText(evidence).flatMap((group) => [...wrongUrn(group), ...missing(group)]);
}

function wrongUrn({ posts, ledger }: Group): Violation[] {
  return posts.filter(isPublished).flatMap(({ id, urn, member }) => {
    if (urn === null) return [];
    const found = ledger.find((post) => post.urn === urn);
    if (!found) return [violation(id, `published as ${urn}, but not on LinkedIn`)];
    return found.member === member ? [] : [violation(id, `${urn} is another member's`)];
  });
}

/** Reports posts published without a URN that have no matching post of their own on LinkedIn. */
function missing({ posts, ledger }: Group): Violation[] {
  const claimedUrns = new Set(posts.map(({ urn }) => urn));
  const free = ledger.filter(({ urn }) => !claimedUrns.has(urn));
  return posts.filter(isPublished).flatMap((post) => {
    if (post.urn !== null) return [];
    const index = free.findIndex((one) => looksLike(one, post));
    if (index === -1)
      return [
        violation(
          post.id,
          `published, but LinkedIn has ${ledger.length} with its text, none of them this post`,
        ),
      ];
    free.splice(index, 1);
    return [];
  });
}

const isPublished = ({ status }: PostRow) => status === "published";

const looksLike = ({ visibility, files }: LedgerPost, post: PostRow) =>
  visibility === post.visibility && files.length === post.files;

const violation = (postId: string, detail: string): Violation => ({
  invariant: "5 published means that it is on LinkedIn",
  postId,
  detail,
});
