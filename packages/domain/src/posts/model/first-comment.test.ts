import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { COMMENT_TIMING } from "./comment-timing";
import { COMMENT_STATES, COMMENT_TRANSITIONS, canTransitionComment, hasFirstComment } from "./first-comment";
import { TIMING } from "./publish-timing";

test("every state can be reached, and only a published comment is final", () => {
  const transitions = Object.values(COMMENT_TRANSITIONS);
  for (const state of COMMENT_STATES) {
    const isReached = state === "waiting" || transitions.some(({ to }) => to === state);
    const isLeft = transitions.some(({ from }) => (from as readonly string[]).includes(state));
    expect({ state, isReached, isLeft }).toEqual({ state, isReached: true, isLeft: state !== "published" });
  }
});

test("nothing but a user's word sends a comment again that LinkedIn may have", () => {
  const leaving = Object.entries(COMMENT_TRANSITIONS).filter(([name]) =>
    canTransitionComment("unconfirmed", name as keyof typeof COMMENT_TRANSITIONS),
  );
  const resent = leaving.filter(([, { to }]) => to === "waiting" || to === ("sending" as string));
  expect(resent).toMatchObject([["resend", { by: "user" }]]);
});

test("the picture in docs/flows/first-comment.md shows every transition", () => {
  const file = path.join(import.meta.dirname, "../../../../../docs/flows/first-comment.md");
  const drawn = [...readFileSync(file, "utf8").matchAll(/^ {2}(\w+) --> (\w+): (\w+)$/gm)].map(
    ([, from, to, name]) => `${from} ${name} ${to}`,
  );
  const table = Object.entries(COMMENT_TRANSITIONS).flatMap(([name, { from, to }]) =>
    from.map((state) => `${state} ${name} ${to}`),
  );
  expect(drawn.sort()).toEqual(table.sort());
});

test("an attempt is asked about only when its call and LinkedIn's late commit are over", () => {
  expect(COMMENT_TIMING.lease).toBeGreaterThanOrEqual(COMMENT_TIMING.fresh + TIMING.http + TIMING.commitTail);
});

test("the limit of a day, until after midnight, is waited for", () => {
  expect(COMMENT_TIMING.lateness).toBeGreaterThan(24 * 3600_000 + 600_000);
});

test("a text without a character is no comment", () => {
  expect(["", " \n\t", "x"].map(hasFirstComment)).toEqual([false, false, true]);
});
