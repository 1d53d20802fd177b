import { expect, test } from "vitest";
import type { Answered, LinkedInError } from "../http/linkedin-types";
import { type CommentAnswer, findCommentAnswer, COMMENT_ANSWERS } from "./comment-answers";

const LINKEDIN: LinkedInError = { message: "m", inputErrors: [] };
type Example = { status: number; error?: LinkedInError | null; headers?: Record<string, string> };

/** At least one per row of the table, enforced by the type; without `error` the body is LinkedIn's. */
const EXAMPLES: Record<CommentAnswer, Example[]> = {
  created: [{ status: 201 }, { status: 201, error: null }],
  unauthorized: [{ status: 401 }],
  denied: [{ status: 403 }],
  postNotFound: [{ status: 404 }],
  timedOut: [{ status: 408 }, { status: 408, error: null }],
  conflict: [{ status: 409 }],
  retired: [{ status: 426 }],
  limited: [{ status: 429 }, { status: 429, error: null }],
  refused: [{ status: 400 }, { status: 413 }, { status: 422 }],
  unknown: [
    { status: 500 },
    { status: 504, error: null },
    { status: 302 },
    { status: 200 },
    // A gateway's page says nothing about the comment.
    { status: 403, error: null },
    { status: 404, error: null },
  ],
};
const cases = Object.entries(EXAMPLES).flatMap(([row, examples]) =>
  examples.map((example) => [row, example] as const),
);
const seen = ({ status, error = LINKEDIN, headers = {} }: Example) => ({
  answered: { kind: "answered", status, headers, body: undefined } satisfies Answered,
  error,
  now: 0,
  random: 0,
});

test.each(cases)("the answer of row %s is recognised: %j", (row, example) => {
  expect(findCommentAnswer(seen(example))).toBe(row);
});

test.each([
  [{ "x-restli-id": "7141138937766391808" }, { kind: "created", commentId: "7141138937766391808" }],
  [{}, { kind: "created", commentId: null }],
  [{ "content-type": "text/html" }, { kind: "unknown" }],
])("a 201 with the headers %j is %j", (headers, result) => {
  expect(COMMENT_ANSWERS.created.result(seen({ status: 201, headers }))).toEqual(result);
});
