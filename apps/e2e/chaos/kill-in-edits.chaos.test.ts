import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, describe, expect, test } from "vitest";
import { getLedger } from "../harness/get-ledger";
import { EDIT_KILL_POINTS, killInEdits, type EditedPost } from "./kill-in-edits";
import { KILLS_LIMIT_MS, useKillHarness } from "./kill-scenario";

const harness = useKillHarness(useTestDatabase());

describe("kill -9 of web while edits on LinkedIn are under way", () => {
  let posts: Map<string, EditedPost>;
  beforeAll(async () => void (posts = await killInEdits(harness())), KILLS_LIMIT_MS);

  test.each(EDIT_KILL_POINTS)(
    "$name stays open for its lease, and asking again then makes it one edited post",
    async ({ name }) => {
      const { db, stack } = harness();
      const { postId, memberSub, text, editAgain, answer } = posts.get(name)!;
      const changes = () => db.postChange.findMany({ where: { postId }, orderBy: { sentAt: "asc" } });
      expect(await changes()).toMatchObject([{ content: text, outcome: null }]);
      expect(answer).toEqual({ result: "refused", code: "post_change_pending" });
      expect(await editAgain()).toMatchObject({ result: "confirmed", value: { outcome: "done" } });
      expect((await getLedger(stack, memberSub)).map(({ published }) => published)).toEqual([text]);
      expect(await db.post.findUniqueOrThrow({ where: { id: postId } })).toMatchObject({
        status: "published",
        content: text,
      });
    },
  );
});
