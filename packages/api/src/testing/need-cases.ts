import type { ProcedureCase } from "./procedure-case";

const CALENDAR_POST = "id status mayPublish scheduledAt heldBack impressions labelIds excerpt".split(" ");

/**
 * How the tests that walk the whole router call the procedures of what Today shows: what needs the user, and what is planned.
 * @param summary the keys of a post in a list
 */
export function needCases(summary: readonly string[]): Record<string, ProcedureCase> {
  return {
    "posts.needs": {
      output: ["need", "occasion", "post", ...summary.map((key) => `post.${key}`)].map((key) => `[].${key}`),
    },
    "posts.calendar": {
      input: () => ({ from: new Date(Date.now() - 864e5), to: new Date(Date.now() + 864e5) }),
      output: ["posts", "more", ...CALENDAR_POST.map((key) => `posts[].${key}`)],
    },
    "posts.overview": {
      output: [
        "needsYou",
        "drafts",
        "waiting",
        "latestDrafts",
        "latestDrafts[].id",
        "latestDrafts[].excerpt",
      ],
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
