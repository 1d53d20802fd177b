import { v7 } from "uuid";
import type { ProcedureCase } from "./procedure-case";

const CHANGE = "id kind sentAt answeredAt outcome httpStatus linkedinRequestId linkedinMessage via".split(
  " ",
);
const LINK_CARD = ["source", "title", "description"].map((key) => `linkCard.${key}`);
const toRef = ({ id, version }: { id: string; version: number }) => ({ id, version });

/**
 * How the tests that walk the whole router call the procedures of published posts.
 * @param post the keys of a post
 */
export function publishedCases(post: readonly string[]): Record<string, ProcedureCase> {
  const changed = ["outcome", "message", "post"].concat(post.map((key) => `post.${key}`));
  return {
    "posts.changes": {
      input: ({ published }) => ({ id: published.id }),
      output: CHANGE.map((key) => `[].${key}`),
    },
    "posts.duplicate": { input: ({ published }) => ({ id: v7(), of: published.id }), output: post },
    "posts.followUp": {
      input: ({ published }) => ({ id: v7(), of: published.id }),
      output: [...post, ...LINK_CARD],
    },
    "posts.deleteOnLinkedIn": { input: ({ published }) => toRef(published), output: changed },
    "posts.editOnLinkedIn": {
      input: ({ published }) => ({ ref: toRef(published), text: { content: "New", hashtags: ["neu"] } }),
      output: changed,
    },
    "posts.setLink": {
      input: ({ unnamed }) => ({
        id: unnamed.id,
        link: `https://www.linkedin.com/feed/update/urn:li:share:${BigInt(unnamed.publishedAt!.getTime()) << 22n}/`,
      }),
      output: post,
    },
  };
}
