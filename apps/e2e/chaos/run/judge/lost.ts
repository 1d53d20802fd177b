import type { Evidence, LedgerPost, PostRow } from "../evidence";
import { groups, type Group } from "./groups";
import type { Violation } from "./violation";

/** Invariant 5, first half: published means that it is on LinkedIn, under that name, and as itself, not as its twin. */
export function lost(evidence: Evidence): Violation[] {
  return groups(evidence).flatMap((group) => [...wronglyNamed(group), ...absent(group)]);
}

function wronglyNamed({ posts, ledger }: Group): Violation[] {
  return posts.filter(isPublished).flatMap(({ id, urn, member }) => {
    if (urn === null) return [];
    const there = ledger.find((post) => post.urn === urn);
    if (!there) return [violation(id, `published as ${urn}, but not on LinkedIn`)];
    return there.member === member ? [] : [violation(id, `${urn} is another member's`)];
  });
}

/** Published without a link: each needs a post on LinkedIn that looks like it and is no other's. */
function absent({ posts, ledger }: Group): Violation[] {
  const named = new Set(posts.map(({ urn }) => urn));
  const free = ledger.filter(({ urn }) => !named.has(urn));
  return posts.filter(isPublished).flatMap((post) => {
    if (post.urn !== null) return [];
    const at = free.findIndex((one) => looksLike(one, post));
    if (at === -1)
      return [
        violation(post.id, `published, but LinkedIn has ${ledger.length} with its words, none of them it`),
      ];
    free.splice(at, 1);
    return [];
  });
}

const isPublished = ({ status }: PostRow) => status === "published";

const looksLike = ({ visibility, files }: LedgerPost, post: PostRow) =>
  visibility === post.visibility && files.length === post.files;

const violation = (postId: string, words: string): Violation => ({
  invariant: "5 published means that it is on LinkedIn",
  postId,
  words,
});
