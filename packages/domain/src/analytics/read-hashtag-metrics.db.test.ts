import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { readHashtagMetrics } from "./read-hashtag-metrics";
import { publishedIn } from "./read-post-metrics";

const database = useTestDatabase();
const DAY = "2027-03-10";

/** Reads the hashtags of a member's posts with these texts, with how many posts have each. */
async function read(texts: readonly (string | null)[]): Promise<[string, number][]> {
  const user = await createUser(database.db);
  for (const text of texts)
    await createLinkedinPost(database.db, user, { text, publishedAt: new Date(`${DAY}T12:00:00Z`) });
  const posts = publishedIn(user.id, toActor(user).zone, { from: DAY, to: DAY });
  const groups = await readHashtagMetrics(database, posts);
  return groups.map((group) => [group.hashtag, group.posts]);
}

test("hashtags of all scripts are found, in full width and with joiners", async () => {
  expect(
    await read([
      "これは ＃仕事 です",
      "#می\u200cخواهم بعد",
      "Zwei:#takt#TAKT, 1️⃣#ක්\u200dරම",
      "a#b C# https://a.example/#x #1",
      "no hashtag",
      null,
    ]),
  ).toEqual([
    ["takt", 1],
    ["می\u200cخواهم", 1],
    ["ක්\u200dරම", 1],
    ["仕事", 1],
  ]);
});
