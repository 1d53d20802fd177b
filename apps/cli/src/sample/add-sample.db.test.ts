import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { addSample } from "./add-sample";

const database = useTestDatabase();
const LOCAL = { LINKEDIN_API_URL: "http://127.0.0.1:4010" };

test("an empty account gets posts in its language, slots, ideas and figures, and no one else does", async () => {
  const { db } = database;
  const other = await createUser(db);
  const user = await createUser(db, { email: "marie@example.com", preferredLanguage: "de" });
  expect(await addSample(db, LOCAL, "marie@example.com")).toMatch(/ has \d+ posts now/);
  const posts = await db.post.findMany({ where: { authorId: user.id } });
  expect(new Set(posts.map(({ status }) => status))).toEqual(
    new Set(["draft", "scheduled", "published", "failed"]),
  );
  expect(posts.some(({ content }) => content.startsWith("Wir haben einen Start"))).toBe(true);
  const ahead = posts.filter(({ scheduledAt }) => scheduledAt && scheduledAt > new Date());
  expect(ahead).toEqual(posts.filter(({ status }) => status === "scheduled"));
  expect(await db.weeklySlot.count({ where: { userId: user.id } })).toBe(10);
  expect(await db.topic.count({ where: { userId: user.id } })).toBe(4);
  expect(await db.dailyRollup.count({ where: { userId: user.id, metric: "impressions" } })).toBe(60);
  expect(await db.post.count({ where: { authorId: other.id } })).toBe(0);
});

test("the sample is added to no account with posts, to none that does not exist, and not where LinkedIn is real", async () => {
  const { db } = database;
  const user = await createUser(db, { email: "busy@example.com" });
  await createPost(db, user);
  await expect(addSample(db, LOCAL, "busy@example.com")).rejects.toThrow("has posts already");
  await expect(addSample(db, LOCAL, "nobody@example.com")).rejects.toThrow("No such account");
  const real = { LINKEDIN_API_URL: "https://api.linkedin.com" };
  await expect(addSample(db, real, "busy@example.com")).rejects.toThrow("the real one");
  await expect(addSample(db, {}, "busy@example.com")).rejects.toThrow("the real one");
});
