import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, describe, expect, test } from "vitest";
import { getComments } from "../harness/get-comments";
import { COMMENT_KILL_POINTS, killInComments, type CommentedPost } from "./kill-in-comments";
import { KILLS_LIMIT_MS, useKillHarness } from "./kill-scenario";
import type { Victim } from "./start-kill-harness";

const harness = useKillHarness(useTestDatabase());

describe.each<Victim>(["web", "inngest"])("kill -9 of %s while first comments are under way", (victim) => {
  let posts: Map<string, CommentedPost>;
  beforeAll(async () => void (posts = await killInComments(harness(), victim)), KILLS_LIMIT_MS);

  test.each(COMMENT_KILL_POINTS)(
    "$name is published once or is honestly unconfirmed",
    async ({ name, drop }) => {
      const { db, stack } = harness();
      const { postId, comment, token } = posts.get(name)!;
      const where = { id: postId };
      const post = await db.post.findUniqueOrThrow({ where, include: { comment: true } });
      // The executor's death leaves a web process that reads the answer, if there is one.
      const isKnown = victim === "inngest" && !drop;
      expect(post.comment!.state).toBe(isKnown ? "published" : "unconfirmed");
      const texts = await getComments(stack.linkedinUrl, token, post.linkedinUrn!);
      expect(texts).toEqual(drop ? [] : [comment]);
    },
  );
});
