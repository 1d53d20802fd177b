import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { getPost } from "../posts/get-post";
import { listPosts, listPostsInput } from "../posts/list-posts";
import { publishBatch } from "../posts/publishing/publish-batch";
import { schedulePost } from "../posts/schedule-post";
import { setAuthor } from "../posts/set-author";
import { unschedulePost } from "../posts/unschedule-post";
import { updatePost } from "../posts/update-post";
import type { Actor } from "../shared/actor";
import { createTeam } from "../testing/create-team";
import { fakeDeps } from "../testing/fake-deps";
import { createPostInput, duePost } from "../testing/post-fixtures";
import { getConsent, giveConsent, undoWithdrawal, withdrawConsent } from "./consent-to-publishing";
import { listMembers } from "./list-members";
import { listLog, listLogInput } from "../workspaces/list-log";
import { CONSENT_UNDO_HOURS } from "./model/consent-view";
import { removeMember } from "./remove-member";

const database = useTestDatabase({ max: 12 });
const HOUR_MS = 3_600_000;
const deps = (now = Date.now()) =>
  fakeDeps(database.db, { clock: { now: () => now, sleep: () => Promise.resolve() } });
const refusal = (code: string) => expect.objectContaining({ code }) as unknown;
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });
const tomorrow = () => ({
  wall: new Date(Date.now() + 24 * HOUR_MS).toISOString().slice(0, 16),
  zone: "UTC",
});

/** A team in which the author is published by the editor. */
async function make() {
  const team = await createTeam(database.db, "editor");
  const editor = team.members[0]!;
  const user = await createUser(database.db);
  const author = await team.add("viewer", user);
  const draft = (of: Actor = author) =>
    createPost(database.db, { id: of.userId, workspaceId: team.workspace.id });
  const schedule = async (by: Actor = editor) => {
    const { id, version } = await draft();
    await schedulePost(deps(), by, { id, version }, tomorrow());
    return read(id);
  };
  return { ...team, editor, author, user, draft, schedule };
}

describe("under another name", () => {
  test("nothing is scheduled without consent, and with it under exactly that name", async () => {
    const { editor, author, schedule, draft } = await make();
    await expect(schedule()).rejects.toEqual(refusal("post_of_other"));
    await giveConsent(deps(), author);
    const planned = await schedule();
    expect(planned).toMatchObject({
      status: "scheduled",
      authorId: author.userId,
      scheduledById: editor.userId,
    });
    const own = await draft();
    await database.db.membership.updateMany({ where: { userId: author.userId }, data: { role: "editor" } });
    const asEditor = { ...author, role: "editor" } as const;
    await schedulePost(deps(), asEditor, { id: own.id, version: 1 }, tomorrow());
    expect(await read(own.id)).toMatchObject({ scheduledById: null });
  });

  test("a draft is put by who writes, where its bearer consents; who made it stays known", async () => {
    const { owner, editor, author, draft } = await make();
    const { id, version } = await draft(editor);
    const put = (of: Actor, seen: number) =>
      setAuthor(deps(), owner, { ref: { id, version: seen }, authorId: of.userId });
    await expect(put(author, version)).rejects.toEqual(refusal("author_without_consent"));
    await giveConsent(deps(), author);
    const name = async ({ userId }: Actor) =>
      (await database.db.user.findUniqueOrThrow({ where: { id: userId } })).name;
    expect(await put(author, version)).toMatchObject({
      author: {
        userId: author.userId,
        name: await name(author),
        isSelf: false,
        isConsented: true,
        headline: null,
      },
      writtenBy: await name(editor),
      version: version + 1,
    });
    expect(await put(owner, version + 1)).toMatchObject({
      author: { isSelf: true },
      writtenBy: await name(editor),
    });
    await giveConsent(deps(), editor);
    expect(await put(editor, version + 2)).toMatchObject({ writtenBy: null });
    await expect(put(author, version)).rejects.toEqual(refusal("post_changed"));
    const stranger = (await make()).author;
    await expect(put(stranger, version + 3)).rejects.toEqual(refusal("author_without_consent"));
  });

  test("a post that its author scheduled and another one changes needs consent from then on", async () => {
    const { editor, author, workspace } = await make();
    const { id } = await createPost(
      database.db,
      { id: author.userId, workspaceId: workspace.id },
      { status: "scheduled" },
    );
    await expect(updatePost(deps(), editor, { id, version: 1 }, createPostInput())).rejects.toEqual(
      refusal("post_of_other"),
    );
    await giveConsent(deps(), author);
    await updatePost(deps(), editor, { id, version: 1 }, createPostInput());
    expect(await read(id)).toMatchObject({ scheduledById: editor.userId });
    expect(await withdrawConsent(deps(), author)).toEqual({ posts: 1 });
  });
});

describe("withdrawing", () => {
  test("cancels what others have scheduled, here alone, and nothing that the author has", async () => {
    const { owner, author, schedule, workspace, user } = await make();
    await giveConsent(deps(), author);
    const planned = await schedule();
    const own = await createPost(
      database.db,
      { id: author.userId, workspaceId: workspace.id },
      { status: "scheduled" },
    );
    const elsewhere = await createPost(database.db, user, {
      status: "scheduled",
      scheduledById: author.userId,
    });
    expect(await withdrawConsent(deps(), author)).toEqual({ posts: 1 });
    expect(await read(planned.id)).toMatchObject({ status: "cancelled", version: planned.version + 1 });
    for (const { id } of [own, elsewhere]) expect(await read(id)).toMatchObject({ status: "scheduled" });
    await expect(schedule()).rejects.toEqual(refusal("post_of_other"));
    expect(await withdrawConsent(deps(), author)).toEqual({ posts: 0 });
    const { entries } = await listLog(deps(), owner, listLogInput.parse({ action: "consent.withdrawn" }));
    expect(entries).toHaveLength(1);
  });

  test("is undone within a day: what is still ahead is scheduled again, and nothing else", async () => {
    const { owner, editor, author, schedule } = await make();
    await giveConsent(deps(), author);
    const [ahead, past, moved] = [await schedule(), await schedule(), await schedule()];
    await withdrawConsent(deps(), author);
    await database.db.post.update({ where: { id: past.id }, data: { dueAt: new Date(Date.now() - 1) } });
    await database.db.post.update({ where: { id: moved.id }, data: { status: "draft" } });
    expect(await getConsent(deps(), author)).toMatchObject({ consentedAt: null, withdrawal: { posts: 2 } });
    expect(await undoWithdrawal(deps(), author)).toEqual({ posts: 1 });
    expect(await read(ahead.id)).toMatchObject({
      status: "scheduled",
      scheduledAt: ahead.scheduledAt,
      scheduledById: editor.userId,
    });
    expect(await read(past.id)).toMatchObject({ status: "cancelled" });
    expect(await getConsent(deps(), author)).toMatchObject({
      consentedAt: expect.any(Date) as Date,
      withdrawal: null,
    });
    expect(await undoWithdrawal(deps(), author)).toEqual({ posts: 0 });
    const { entries } = await listLog(deps(), owner, listLogInput.parse({}));
    expect(entries.map(({ action }) => action)).toEqual([
      "consent.given",
      "consent.withdrawn",
      "consent.given",
    ]);
  });

  test("is not undone after a day; a new consent schedules nothing", async () => {
    const { author, schedule } = await make();
    await giveConsent(deps(), author);
    const planned = await schedule();
    await withdrawConsent(deps(), author);
    const later = Date.now() + (CONSENT_UNDO_HOURS + 0.01) * HOUR_MS;
    expect(await getConsent(deps(later), author)).toEqual({ consentedAt: null, withdrawal: null });
    expect(await undoWithdrawal(deps(later), author)).toEqual({ posts: 0 });
    expect(await getConsent(deps(later), author)).toMatchObject({ consentedAt: null });
    await giveConsent(deps(later), author);
    expect(await read(planned.id)).toMatchObject({ status: "cancelled" });
  });

  test("a post that was cancelled by it can be scheduled by its author", async () => {
    const { author, schedule } = await make();
    await giveConsent(deps(), author);
    const { id } = await schedule();
    await withdrawConsent(deps(), author);
    const asEditor = { ...author, role: "editor" } as const;
    const { version } = await read(id);
    await schedulePost(deps(), asEditor, { id, version }, tomorrow());
    expect(await read(id)).toMatchObject({ scheduledById: null, withdrawnAt: null });
    await unschedulePost(deps(), asEditor, { id, version: version + 1 });
  });
});

test("what a removed member has scheduled under another's name is the remover's responsibility", async () => {
  const { owner, editor, author, schedule } = await make();
  await giveConsent(deps(), author);
  const { id } = await schedule();
  await removeMember(deps(), owner, { userId: editor.userId, plannedPosts: "drafts" });
  expect(await read(id)).toMatchObject({
    status: "scheduled",
    authorId: author.userId,
    scheduledById: owner.userId,
  });
  expect(await withdrawConsent(deps(), author)).toEqual({ posts: 1 });
});

test("who is looked at by others is told apart from oneself in a post", async () => {
  const { editor, author, draft } = await make();
  const { id } = await draft();
  expect((await getPost(deps(), editor, id)).author).toMatchObject({ isSelf: false, isConsented: false });
  expect((await getPost(deps(), author, id)).author).toMatchObject({ isSelf: true });
});

test("the headline of who consents is known to the workspace, for previews of their posts, and of nobody else", async () => {
  const { editor, author, draft } = await make();
  const { id } = await draft();
  await database.db.user.update({ where: { id: author.userId }, data: { headline: "Sails" } });
  const read = async () => {
    const { members } = await listMembers(deps(), editor);
    const listed = members.find(({ userId }) => userId === author.userId)!.headline;
    return [listed, (await getPost(deps(), editor, id)).author.headline];
  };
  expect(await read()).toEqual([null, null]);
  await giveConsent(deps(), author);
  expect(await read()).toEqual(["Sails", "Sails"]);
  await withdrawConsent(deps(), author);
  expect(await read()).toEqual([null, null]);
});

test("a list says of each post what its reader may do to it", async () => {
  const { editor, author, draft, workspace } = await make();
  const { id } = await draft();
  const planned = await createPost(
    database.db,
    { id: author.userId, workspaceId: workspace.id },
    { status: "scheduled" },
  );
  const rightsOf = async (of: Actor) => {
    const { posts } = await listPosts(deps(), of, listPostsInput.parse({}));
    return Object.fromEntries(posts.map((one) => [one.id, [one.mayWrite, one.mayPublish]]));
  };
  expect(await rightsOf(editor)).toEqual({ [id]: [true, false], [planned.id]: [false, false] });
  expect(await rightsOf(author)).toEqual({ [id]: [false, false], [planned.id]: [false, false] });
  await giveConsent(deps(), author);
  expect(await rightsOf(editor)).toEqual({ [id]: [true, true], [planned.id]: [true, true] });
  expect(await rightsOf({ ...author, role: "editor" })).toEqual({
    [id]: [true, true],
    [planned.id]: [true, true],
  });
});

/** 500 races take ten seconds on a quiet machine. */
const RACES_TIMEOUT_MS = 600_000;

test(
  "500 posts that become due while their author withdraws were sent before that, or not at all",
  async () => {
    const teams = await Promise.all(Array.from({ length: 5 }, make));
    const race = async ({ author, user, editor, workspace }: (typeof teams)[number]) => {
      await giveConsent(deps(), author);
      const planned = { workspaceId: workspace.id, scheduledById: editor.userId };
      const { post } = await duePost(database.db, planned, user);
      const racing = deps();
      const [, { posts }] = await Promise.all([
        publishBatch(racing, [post.id]),
        withdrawConsent(deps(), author),
      ]);
      const { status } = await read(post.id);
      return { status, sent: racing.sent.length, posts };
    };
    const outcomes = [];
    for (let round = 0; round < 100; round++) outcomes.push(...(await Promise.all(teams.map(race))));
    const out = { status: "published", sent: 1, posts: 0 };
    const cancelled = { status: "cancelled", sent: 0, posts: 1 };
    console.log(`${outcomes.filter(({ sent }) => sent > 0).length} of ${outcomes.length} were sent before`);
    for (const outcome of outcomes) expect(outcome).toEqual(outcome.sent > 0 ? out : cancelled);
    const attempts = await database.db.publishAttempt.count({
      where: { post: { workspaceId: { in: teams.map(({ workspace }) => workspace.id) } } },
    });
    expect(attempts).toBe(outcomes.filter(({ sent }) => sent > 0).length);
  },
  RACES_TIMEOUT_MS,
);
