import { expect, test } from "vitest";
import { findStatusWrites } from "./find-status-writes.mjs";

const lines = (/** @type {string} */ text) => findStatusWrites("file.ts", text);

test.each([
  'await db.post.update({ where: { id }, data: { status: "failed" } });',
  "await db.post.updateMany({ where, data: { version, status } });",
  'await deps.db.post.create({ data: { status: "draft", content } });',
  'await tx.post.upsert({ where, create: {}, update: { "status": "draft" } });',
  'const data = { status: "failed" }; await db.post.update({ where, data });',
  'const patch = { status: "failed" }; await db.post.update({ where, data: { ...patch } });',
  'await db.workspace.update({ where, data: { posts: { updateMany: { where, data: { status: "failed" } } } } });',
  "await db.$executeRaw`UPDATE posts SET version = version + 1, status = 'failed' WHERE id = ${id}`;",
  'await db.$executeRaw`update "posts" p set "status"=\'failed\'`;',
  "await db.$executeRaw`INSERT INTO posts (id, status) VALUES (${id}, 'draft')`;",
])("a write is seen: %s", (text) => {
  expect(lines(text)).toHaveLength(1);
});

test.each([
  'await db.post.updateMany({ where: { status: "draft" }, data: { content, version: { increment: 1 } } });',
  'await db.post.updateMany({ where: { status: "draft" }, data: { ...patch } });',
  'await db.post.findMany({ where: { status: "draft" }, select: { status: true } });',
  'await db.user.update({ where, data: { status: "active" } });',
  "await db.$queryRaw`UPDATE posts SET queued_at = now() WHERE status = 'scheduled' RETURNING id, status`;",
  "await db.$queryRaw`SELECT status FROM posts WHERE id = ${id}`;",
])("reading is fine: %s", (text) => {
  expect(lines(text)).toEqual([]);
});

test("a status write is reported with its line", () => {
  expect(lines('\n\nawait db.post.update({ data: { status: "x" } });')).toEqual([3]);
});
