import type { ProcedureCase } from "./procedure-case";

const RECEIPT = "id sentAt answeredAt outcome httpStatus linkedinRequestId linkedinMessage".split(" ");
const COMMENT = "state reason reasonDetail attemptId attemptedAt publishedAt dueAt isRetried".split(" ");

/**
 * How the tests that walk the whole router call the procedures of first comments.
 * @param post the keys of a post
 */
export function commentCases(post: readonly string[]): Record<string, ProcedureCase> {
  const commented = post.concat(COMMENT.map((key) => `comment.${key}`));
  return {
    "posts.commentAccess": { output: [] },
    "posts.commentReceipts": {
      input: ({ commented }) => ({ id: commented.id }),
      output: RECEIPT.map((key) => `[].${key}`),
    },
    "posts.affirmComment": {
      input: ({ commented, commentAttemptId }) => ({ id: commented.id, attemptId: commentAttemptId }),
      output: commented,
    },
    "posts.resendComment": {
      input: ({ commented, commentAttemptId }) => ({ id: commented.id, attemptId: commentAttemptId }),
      output: commented,
    },
  };
}
