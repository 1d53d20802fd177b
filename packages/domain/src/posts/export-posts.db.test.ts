import { createPost } from "@takt/db/testing/factories/create-post";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { createTeam } from "../testing/create-team";
import { exportPosts } from "./export-posts";

const database = useTestDatabase();
beforeEach(async () => {
  await database.db.workspace.deleteMany();
  await database.db.user.deleteMany();
});

test("exports the posts of the workspace with their times, and neither deleted ones nor another's", async () => {
  const { db } = database;
  const [team, other] = [await createTeam(db, "viewer"), await createTeam(db)];
  const [viewer] = team.members;
  const post = (of: typeof team, columns: Parameters<typeof createPost>[2]) =>
    createPost(db, { id: of.owner.userId, workspaceId: of.workspace.id }, columns);
  await db.user.update({ where: { id: team.owner.userId }, data: { displayName: "Ada" } });
  const publishedAt = new Date("2026-11-25T09:00:00Z");
  const linkedinUrn = "urn:li:share:7";
  const out = { status: "published", publishedAt, linkedinUrn } as const;
  const { id } = await post(team, { ...out, content: "First, with a comma", hashtags: ["one"] });
  await post(team, { content: "Gone", deletedAt: new Date() });
  await post(other, { content: "Foreign" });
  const [head, line, ...more] = (await exportPosts({ db }, viewer!)).trimEnd().split("\r\n");
  expect(head).toContain("id,status,author,created_at,scheduled_at,published_at,url,text,first_comment");
  expect(line).toMatch(new RegExp(`^${id},published,Ada,`));
  expect(line).toContain(`,2026-11-25T09:00:00.000Z,https://www.linkedin.com/feed/update/${linkedinUrn}/,`);
  expect(line).toContain('"First, with a comma');
  expect(more.join("\n")).not.toMatch(/Gone|Foreign/);
});

test("exports more posts than are read at once, each once", async () => {
  const { db } = database;
  const { owner, workspace } = await createTeam(db);
  const common = { authorId: owner.userId, workspaceId: workspace.id };
  await db.post.createMany({
    data: Array.from({ length: 1001 }, (_, n) => ({ ...common, content: `Post ${n}` })),
  });
  const lines = (await exportPosts({ db }, owner)).trimEnd().split("\r\n").slice(1);
  expect(new Set(lines.map((line) => line.slice(0, 36))).size).toBe(1001);
  expect(lines).toHaveLength(1001);
});
