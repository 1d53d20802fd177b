import { text } from "node:stream/consumers";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { v7 } from "uuid";
import { exportPosts } from "../posts/export-posts";
import { writeNote } from "../posts/notes/write-note";
import { createReviewLink } from "../posts/review-links/change-review-links";
import type { Actor } from "../shared/actor";
import { createApprovingTeam } from "../testing/create-approving-team";
import { createTeam } from "../testing/create-team";
import { createFakeArchive } from "../testing/fake-archive";
import { fakeDeps } from "../testing/fake-deps";
import { exportLog } from "../workspaces/export-log";
import { listLog, listLogInput } from "../workspaces/list-log";
import { openWorkspaceArchive } from "./open-workspace-archive";
import { PAGE_SIZE } from "./read-pages";

const database = useTestDatabase();

function makeDeps() {
  const { writeArchive, contents } = createFakeArchive();
  const now = Date.now();
  const clock = { now: () => now, sleep: () => Promise.resolve() };
  return { ...fakeDeps(database.db, { writeArchive, clock }), contents };
}

/** Saves a workspace, and returns its file name, and its entries as texts and as what is in them. */
async function save(actor: Actor, deps = makeDeps()) {
  const { fileName, stream } = await openWorkspaceArchive(deps, actor);
  await text(stream);
  const read = <T = Record<string, unknown>[]>(path: string) => JSON.parse(deps.contents.get(path)!) as T;
  return { deps, fileName, contents: deps.contents, read };
}

/** A team with a post that has everything, a deleted one and a file on no post. */
async function make() {
  const { db } = database;
  const team = await createApprovingTeam(db);
  const { editor, approver, owner, workspace, draft } = team;
  await db.user.update({ where: { id: editor.userId }, data: { displayName: "Ada" } });
  await db.user.update({ where: { id: approver.userId }, data: { displayName: "Bert" } });
  const post = await draft(editor, { content: "=Words", hashtags: ["one"], aiOrigin: "generated" });
  await draft(editor, { content: "Gone", deletedAt: new Date() });
  const uploader = { id: editor.userId, workspaceId: workspace.id };
  const file = await createMedia(db, uploader, { postId: post.id, fileName: "a:b.png", altText: "A boat" });
  const loose = await createMedia(db, uploader);
  const own = { userId: editor.userId, workspaceId: workspace.id };
  const label = await db.label.create({
    data: { ...own, name: "Launch", foldedName: "launch", color: "red" },
  });
  await db.postLabel.create({ data: { postId: post.id, labelId: label.id } });
  await db.topic.create({ data: { ...own, title: "Idea", source: "typed", language: "en" } });
  await db.audience.create({ data: { ...own, name: "Makers", description: "Who build" } });
  await db.weeklySlot.create({ data: { ...own, weekday: 3, time: "07:07" } });
  await db.slotSettings.create({ data: { ...own, areChosen: true } });
  const deps = fakeDeps(db);
  const note = { id: v7(), postId: post.id, threadId: null, text: "Is it?", quote: null, mentions: [] };
  await writeNote(deps, approver, note);
  await db.approvalEvent.create({
    data: { postId: post.id, userId: approver.userId, kind: "changes_requested", hash: "h", note: "Shorter" },
  });
  const link = { postId: post.id, name: "Client", mayApprove: false, days: 7 as const };
  const { token } = await createReviewLink(deps, editor, link);
  return { ...team, owner, post, file, loose, label, token };
}

test("an archive has the posts, the files and what the team said, by the names in the workspace", async () => {
  const { owner, post, file, slug } = await make();
  const { fileName, read, contents } = await save(owner);
  expect(fileName).toMatch(new RegExp(`^takt-${slug}-\\d{4}-\\d{2}-\\d{2}\\.zip$`));
  const path = `media/${file.id}-a_b.png`;
  expect(read("data/posts.json")).toEqual([
    expect.objectContaining({
      id: post.id,
      status: "draft",
      author: "Ada",
      content: "=Words",
      hashtags: ["one"],
      labels: ["Launch"],
      digital_source_type: "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia",
      files: [{ path, kind: "image", alt_text: "A boat", title: "" }],
    }),
  ]);
  expect(contents.get(path)).toBe("bytes");
  expect(read("data/notes.json")).toMatchObject([{ post_id: post.id, by: "Bert", text: "Is it?" }]);
  expect(read("data/approvals.json")).toMatchObject([
    { post_id: post.id, by: "Bert", kind: "changes_requested", note: "Shorter" },
  ]);
  expect(read("data/review-links.json")).toMatchObject([{ post_id: post.id, by: "Ada", name: "Client" }]);
  expect(read("data/labels.json")).toMatchObject([{ name: "Launch", color: "red", by: "Ada" }]);
  expect(read("data/topics.json")).toMatchObject([{ title: "Idea", by: "Ada" }]);
  expect(read("data/audiences.json")).toMatchObject([{ name: "Makers", by: "Ada" }]);
  expect(read("data/workspace.json")).toMatchObject({
    name: "Team",
    approvals: { stages: [{ name: "Review", everyone: true }] },
    brand: null,
  });
});

test("an archive counts its rows and names the files that storage has lost", async () => {
  const { owner, file } = await make();
  const deps = makeDeps();
  deps.files.read = () => Promise.reject(Object.assign(new Error("lost"), { code: "ENOENT" }));
  const { read, contents } = await save(owner, deps);
  const path = `media/${file.id}-a_b.png`;
  expect(read("manifest.json")).toMatchObject({ rows: { posts: 1, notes: 1 }, files: [], missing: [path] });
  expect(contents.has(path)).toBe(false);
});

test("the tables of an archive are the CSV files that the page offers, and the log is complete", async () => {
  const { owner } = await make();
  const { contents, read } = await save(owner);
  expect(contents.get("tables/posts.csv")).toBe(await exportPosts({ db: database.db }, owner));
  expect(contents.get("tables/log.csv")).toBe(await exportLog({ db: database.db }, owner));
  expect(read("data/log.json")).toMatchObject([
    { action: "workspace.downloaded" },
    { action: "approvals.changed" },
  ]);
});

test("an archive has nothing that is secret, somebody else's alone, deleted or in another workspace", async () => {
  const [{ owner, editor, loose, token }, other] = [await make(), await make()];
  const { db } = database;
  const { email } = await db.user.findUniqueOrThrow({ where: { id: editor.userId } });
  const { tokenHash } = await db.reviewLink.findFirstOrThrow({ where: { workspaceId: owner.workspaceId } });
  const { contents } = await save(owner);
  const all = [...contents].flat().join("\n");
  expect(email).toContain("@");
  for (const secret of [email!, token, tokenHash, loose.id, loose.storageKey, "Gone", "07:07"])
    expect(all).not.toContain(secret);
  for (const foreign of [other.post.id, other.label.id, other.file.id]) expect(all).not.toContain(foreign);
});

test("of an account that is gone the words stay in an archive, without a name", async () => {
  const { owner, approver } = await make();
  await database.db.user.delete({ where: { id: approver.userId } });
  const { read, contents } = await save(owner);
  expect(read("data/notes.json")).toMatchObject([{ by: null, text: "Is it?" }]);
  expect([...contents].flat().join("\n")).not.toContain("Bert");
});

test("more posts and notes than are read at once are in an archive, each once", async () => {
  const { owner, workspace } = await createTeam(database.db);
  const count = PAGE_SIZE + 1;
  const ids = Array.from({ length: count }, () => v7());
  const common = { authorId: owner.userId, workspaceId: workspace.id };
  await database.db.post.createMany({ data: ids.map((id) => ({ ...common, id, content: id })) });
  const notes = [...ids, ...ids.map(() => ids[0]!)];
  await database.db.postNote.createMany({ data: notes.map((postId) => ({ postId, text: "Note" })) });
  const { read } = await save(owner);
  expect(read("data/posts.json").map(({ id }) => id)).toEqual(ids);
  expect(new Set(read("data/notes.json").map(({ id }) => id)).size).toBe(2 * count);
});

test("an admin saves a workspace, and a workspace whose plan has ended is saved; nobody else saves one", async () => {
  const { owner, members, add } = await createTeam(database.db, "editor", "approver", "viewer");
  const admin = await add("admin");
  await save(admin);
  await save({ ...owner, isReadOnly: true });
  for (const member of members)
    await expect(openWorkspaceArchive(makeDeps(), member)).rejects.toMatchObject({ code: "act_forbidden" });
  const { entries } = await listLog(
    { db: database.db },
    owner,
    listLogInput.parse({ action: "workspace.downloaded" }),
  );
  expect(entries).toHaveLength(2);
});

test("neither who was removed or made a viewer meanwhile nor the owner of a closed workspace saves one", async () => {
  const { owner, add, workspace } = await createTeam(database.db);
  const [removed, demoted] = [await add("admin"), await add("admin")];
  const of = ({ userId }: Actor) => ({ where: { userId, workspaceId: workspace.id } });
  await database.db.membership.deleteMany(of(removed));
  await database.db.membership.updateMany({ ...of(demoted), data: { role: "viewer" } });
  await expect(openWorkspaceArchive(makeDeps(), removed)).rejects.toMatchObject({ code: "member_not_found" });
  await expect(openWorkspaceArchive(makeDeps(), demoted)).rejects.toMatchObject({ code: "act_forbidden" });
  await database.db.workspace.update({ where: { id: workspace.id }, data: { closedAt: new Date() } });
  await expect(openWorkspaceArchive(makeDeps(), owner)).rejects.toMatchObject({
    code: "workspace_not_found",
  });
});

test("a personal workspace is saved with its account, and a workspace ten times an hour", async () => {
  const { owner } = await createTeam(database.db);
  const user = await createUser(database.db);
  const alone = { ...owner, userId: user.id, workspaceId: user.workspaceId };
  await expect(openWorkspaceArchive(makeDeps(), alone)).rejects.toMatchObject({ code: "workspace_personal" });
  const deps = makeDeps();
  for (let n = 0; n < 10; n++) await save(owner, deps);
  await expect(openWorkspaceArchive(deps, owner)).rejects.toMatchObject({ code: "rate_exceeded" });
});
