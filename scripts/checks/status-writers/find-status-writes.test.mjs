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
  'await db.post.update({ where, data: { ["status"]: "failed" } });',
  'await db["post"].update({ where, data: { status } });',
  'await db.post["updateMany"]({ where, data: { status } });',
  "await (db as Db)!.post!.update({ where, data: { status } } satisfies Args);",
  "const { post } = db; await post.update({ where, data: { status } });",
  "const { post: table } = db; await table.update({ where, data: { status } });",
  "const posts = db.post; await posts.update({ where, data: { status } });",
  'const row = { status: "failed" }; await db.post.createMany({ data: [row] });',
  "await db.post.createManyAndReturn({ data: rows.map((row) => ({ ...row, status })) });",
  'const data = {}; data.status = "failed"; await db.post.update({ where, data });',
  'const patch = () => ({ status: "failed" }); await db.post.update({ where, data: patch() });',
  "await db.post.upsert({ where, update: {}, create: { ...(late ? { status } : {}) } });",
  "await db.$executeRaw`update posts as p set due_at = now(), status = 'failed'`;",
  "await db.$executeRaw`update only public.posts set status = 'failed'`;",
  'await db.$executeRaw`update "public"."posts" AS "p" SET "status"=${to}`;',
  "await db.$executeRaw`update posts set (due_at, status) = (now(), 'failed')`;",
  "await db.$executeRaw`update posts set due_at = (select now() from users where true), status = 'failed'`;",
  "await db.$executeRaw`update posts set resolvable = reason is distinct from 'x', status = 'failed'`;",
  "await db.$executeRaw`update posts set due_at = now(), -- it's late\n status = 'failed'`;",
  "await db.$executeRaw`with p as (update posts set status = 'failed' returning id) select id from p`;",
  "const SET = sql`status = 'failed'`; await db.$executeRaw`update posts p set ${SET} where true`;",
  "await db.$executeRaw`update ${raw('posts')} set status = 'failed'`;",
  "await db.$executeRawUnsafe('update posts ' + \"set status = 'failed'\");",
  "await db.$executeRaw`insert into posts as p (id) values (${id}) on conflict (id) do update set status = 'failed'`;",
  "await db.$executeRaw`insert into posts select * from old_posts`;",
  "await db.$executeRaw`insert into posts values (${id})`;",
  "await db.$executeRaw`insert into posts (${COLUMNS}) values (${id})`;",
  "await db.$executeRaw`merge into posts p using o on true when matched then update set status = 'failed'`;",
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
  "await db.$executeRaw`update posts p set ${CANCEL.set}, deleted_status = p.status where ${CANCEL.from}`;",
  "await db.$executeRaw`update posts set due_at = case when status = 'draft' then now() end where status = 'draft'`;",
  "await db.$executeRaw`update posts set deleted_status = status, reason = ' status = ' where true`;",
  "await db.$executeRaw`insert into posts (id, deleted_status) select id, status from posts`;",
  "await db.$executeRaw`update users set status = 'active' from posts where posts.status = 'draft'`;",
  "await db.$executeRaw`update posts_of_old set status = 'x'`;",
  "const { user: table } = db; await table.update({ where, data: { status } });",
  "await db.post.createMany({ data: [row] });",
])("reading is fine: %s", (text) => {
  expect(lines(text)).toEqual([]);
});

test("a status write is reported with its line", () => {
  expect(lines('\n\nawait db.post.update({ data: { status: "x" } });')).toEqual([3]);
});
