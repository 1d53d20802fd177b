import type { ProcedureCase } from "./procedure-case";

/**
 * How the tests that walk the whole router call the procedures of what needs the user.
 * @param summary the keys of a post in a list
 */
export function needCases(summary: readonly string[]): Record<string, ProcedureCase> {
  return {
    "posts.needs": {
      output: ["need", "occasion", "post", ...summary.map((key) => `post.${key}`)].map((key) => `[].${key}`),
    },
    "posts.snooze": {
      input: ({ unconfirmed, attemptId }) => ({
        id: unconfirmed.id,
        occasion: `unconfirmed:${unconfirmed.scheduling}:${attemptId}`,
      }),
      output: [],
    },
    "posts.unsnooze": { input: ({ unconfirmed }) => ({ id: unconfirmed.id }), output: [] },
  };
}
