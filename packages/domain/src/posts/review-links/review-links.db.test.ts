import { useTestDatabase } from "@takt/db/testing/test-database";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createUser } from "@takt/db/testing/factories/create-user";
import { beforeEach, describe, expect, test } from "vitest";
import { v7 } from "uuid";
import { removeMember } from "../../members/remove-member";
import { purge } from "../../retention/purge";
import { RETENTION_DAYS } from "../../retention/model/retention";
import { createApprovingTeam, ONE_STAGE } from "../../testing/create-approving-team";
import { fakeDeps } from "../../testing/fake-deps";
import { toActor } from "../../testing/to-actor";
import type { Actor } from "../../shared/actor";
import { listApprovalEvents } from "../approvals/list-approval-events";
import { getPost } from "../get-post";
import type { NoteInput } from "../model/note-input";
import type { ReviewLinkInput } from "../model/review-link-input";
import { setThreadState } from "../notes/change-note";
import { listNotes } from "../notes/list-notes";
import { writeNote } from "../notes/write-note";
import { createReviewLink, revokeReviewLink } from "./change-review-links";
import { approveAsGuest, requestChangesAsGuest } from "./decide-as-guest";
import { listReviewLinks } from "./list-review-links";
import { openReview } from "./open-review";
import { readReviewFile } from "./read-review-file";
import { writeGuestNote } from "./write-guest-note";

const database = useTestDatabase();
beforeEach(async () => {
  await database.db.workspace.deleteMany();
  await database.db.user.deleteMany();
  await database.db.rateWindow.deleteMany();
});
const DAY_MS = 86_400_000;
const VISITOR = { visitorHash: "visitor" };
const deps = () => fakeDeps(database.db);
const inDays = (days: number) => {
  const clock = { now: () => Date.now() + days * DAY_MS, sleep: () => Promise.resolve() };
  return fakeDeps(database.db, { clock });
};
const ENDED = { code: "review_link_ended" };

/** A team with a scheduled post that waits for its approval, and what is done by a link to it. */
async function make(rules: Parameters<typeof createApprovingTeam>[1] = {}) {
  const team = await createApprovingTeam(database.db, rules);
  const post = await team.schedule();
  const share = async (by: Actor = team.owner, given: Partial<ReviewLinkInput> = {}) => {
    const input = { postId: post.id, name: "Grace", days: 7, mayApprove: true, ...given } as const;
    const { token, links } = await createReviewLink(deps(), by, input);
    return { token, id: links[0]!.id };
  };
  const open = (token: string) => openReview(deps(), token, VISITOR);
  const write = (token: string, given: object = {}, by = deps()) => {
    const note = { id: v7(), threadId: null, guestName: "Grace", text: "Is it?", quote: null };
    return writeGuestNote(by, { token, ...note, ...given }, VISITOR);
  };
  /** Writes a note as a member. */
  const note = (by: Actor, given: Partial<NoteInput>) => {
    const input = { id: v7(), postId: post.id, threadId: null, text: "Ours", quote: null, mentions: [] };
    return writeNote(deps(), by, { ...input, ...given });
  };
  const approve = async (token: string) => {
    const review = await open(token);
    const { version } = review.post;
    const { hash } = review.approval!;
    return approveAsGuest(deps(), { token, guestName: "Grace", version, hash, note: "Fine" }, VISITOR);
  };
  return { ...team, post, share, open, write, note, approve };
}

describe("a review link", () => {
  test("shows all that is published of the post, and nothing else of the workspace", async () => {
    const { share, open, note, post, editor, owner } = await make();
    await note(editor, { text: "Not for guests" });
    const { token } = await share();
    const review = await open(token);
    expect(review).toMatchObject({
      workspace: "Team",
      name: "Grace",
      post: { content: post.content, status: "scheduled" },
      approval: { state: "requested", mayApprove: true },
      threads: [],
    });
    const text = JSON.stringify(review);
    for (const secret of [owner.userId, post.id, owner.workspaceId, "Not for guests"])
      expect(text).not.toContain(secret);
  });

  test("carries the brand of its workspace, without the sender of its e-mails and the key of its logo", async () => {
    const [{ share, open, owner }, other] = [await make(), await make()];
    const { token } = await share();
    expect((await open(token)).brand).toMatchObject({ name: null, poweredBy: true, logo: null });
    const shown = { name: "Studio Nord", primaryColor: "#7a1f5c", footer: "Kiel", poweredBy: false };
    const hidden = { senderName: "Only in e-mails", logoKey: "0123456789-key", logoType: "image/png" };
    await database.db.brand.create({ data: { workspaceId: owner.workspaceId, ...shown, ...hidden } });
    const { brand } = await open(token);
    expect(brand).toEqual({ ...shown, secondaryColor: null, logo: "01234567" });
    expect(brand).not.toHaveProperty("senderName");
    expect((await open((await other.share()).token)).brand).toMatchObject({ name: null, logo: null });
  });

  test("keeps only a hash of its token, and says when it was opened", async () => {
    const { owner, post, share, open } = await make();
    const { token } = await share();
    expect(token).toMatch(/^[\w-]{43}$/);
    const list = () => listReviewLinks(deps(), owner, post.id);
    expect(await list()).toMatchObject([{ name: "Grace", openedAt: null, state: "open" }]);
    await open(token);
    expect((await list())[0]!.openedAt).toBeInstanceOf(Date);
    expect(JSON.stringify([await database.db.reviewLink.findMany(), await list()])).not.toContain(token);
  });

  test("ends with its time, when it is revoked, and with the post", async () => {
    const { owner, post, share, open } = await make();
    const { token, id } = await share();
    await expect(openReview(inDays(8), token, VISITOR)).rejects.toMatchObject(ENDED);
    expect(await listReviewLinks(inDays(8), owner, post.id)).toMatchObject([{ state: "expired" }]);
    await expect(open("x".repeat(43))).rejects.toMatchObject(ENDED);
    await revokeReviewLink(deps(), owner, { id });
    await expect(open(token)).rejects.toMatchObject(ENDED);
    expect(await listReviewLinks(deps(), owner, post.id)).toMatchObject([{ state: "revoked" }]);
    const other = await share();
    await database.db.post.update({ where: { id: post.id }, data: { deletedAt: new Date() } });
    await expect(open(other.token)).rejects.toMatchObject(ENDED);
  });

  test("ends with the membership of who made it, with their right to share, with the workspace, and with the plan for teams", async () => {
    const { owner, approver, share, open } = await make();
    const { token } = await share(approver);
    const other = await share(owner);
    const where = { workspaceId_userId: { workspaceId: owner.workspaceId, userId: approver.userId } };
    await database.db.membership.update({ where, data: { role: "viewer" } });
    await expect(open(token)).rejects.toMatchObject(ENDED);
    await database.db.membership.update({ where, data: { role: "approver" } });
    await open(token);
    await removeMember(deps(), owner, { userId: approver.userId, plannedPosts: "drafts" });
    await expect(open(token)).rejects.toMatchObject(ENDED);
    await open(other.token);
    const setClosed = (closedAt: Date | null) =>
      database.db.workspace.update({ where: { id: owner.workspaceId }, data: { closedAt } });
    await setClosed(new Date());
    await expect(open(other.token)).rejects.toMatchObject(ENDED);
    await setClosed(null);
    await open(other.token);
    await database.db.user.update({ where: { id: owner.userId }, data: { subscriptionStatus: "free" } });
    await expect(open(other.token)).rejects.toMatchObject(ENDED);
  });

  test("is made by those who share, and may approve where they may", async () => {
    const { editor, viewer, share, open } = await make();
    await expect(share(viewer)).rejects.toMatchObject({ code: "act_forbidden" });
    await expect(share(editor)).rejects.toMatchObject({ code: "act_forbidden" });
    const { token } = await share(editor, { mayApprove: false });
    expect((await open(token)).approval).toMatchObject({ mayApprove: false });
    const stranger = toActor(await createUser(database.db));
    await expect(share(stranger)).rejects.toMatchObject({ code: "workspaces_need_plan" });
  });

  test("a post has twenty open ones at most", async () => {
    const { share } = await make();
    for (let n = 0; n < 20; n++) await share();
    await expect(share()).rejects.toMatchObject({ code: "review_links_full" });
  });

  test("opens the files of its post alone", async () => {
    const { editor, post, draft, share } = await make();
    const { id: other } = await draft();
    const owner = { id: editor.userId, workspaceId: editor.workspaceId };
    const [file, foreign] = [
      await createMedia(database.db, owner, { postId: post.id }),
      await createMedia(database.db, owner, { postId: other }),
    ];
    const { token } = await share();
    const read = (id: string) => readReviewFile(deps(), { token, id }, VISITOR);
    expect((await read(file.id)).file.id).toBe(file.id);
    await expect(read(foreign.id)).rejects.toMatchObject({ code: "media_not_found" });
  });
});

describe("a guest", () => {
  test("writes notes and answers, which the team reads under their name, and the team's answers come back", async () => {
    const { editor, post, share, write, note, open } = await make();
    const { token } = await share();
    const { threads } = await write(token, { text: "Shorter?" });
    const threadId = threads[0]!.id;
    await note(editor, { text: "Done", threadId });
    await setThreadState(deps(), editor, { id: threadId, isResolved: true });
    await write(token, { text: "Thanks", threadId });
    const answers = [{ text: "Done" }, { text: "Thanks", by: { name: "Grace", isGuest: true } }];
    expect((await open(token)).threads).toMatchObject([{ text: "Shorter?", resolved: null, answers }]);
    expect((await listNotes(deps(), editor, post.id)).threads).toMatchObject([
      { by: { name: "Grace", image: null, isGuest: true }, isSelf: false, answers },
    ]);
  });

  test("does not answer in other threads", async () => {
    const { editor, share, write, note } = await make();
    const id = v7();
    await note(editor, { id });
    const [mine, other] = [await share(), await share()];
    const { threads } = await write(other.token);
    for (const threadId of [id, threads[0]!.id, v7()])
      await expect(write(mine.token, { threadId })).rejects.toMatchObject({ code: "note_not_found" });
  });

  test("approves what they have seen, and the history names them", async () => {
    const { approver, post, share, approve } = await make();
    const { token } = await share(approver);
    expect(await approve(token)).toMatchObject({ approval: { state: "approved", mayApprove: false } });
    expect((await getPost(deps(), approver, post.id)).approval?.state).toBe("approved");
    const events = await listApprovalEvents(deps(), approver, post.id);
    expect(events[0]).toMatchObject({
      kind: "approved",
      by: "Grace",
      isGuest: true,
      isSelf: false,
      note: "Fine",
    });
  });

  test("does not approve what has changed since", async () => {
    const { share, open, post } = await make();
    const { token } = await share();
    const { post: seen, approval } = await open(token);
    await database.db.post.update({ where: { id: post.id }, data: { content: "Another" } });
    const decision = { token, guestName: "Grace", version: seen.version, hash: approval!.hash, note: "" };
    await expect(approveAsGuest(deps(), decision, VISITOR)).rejects.toMatchObject({ code: "post_changed" });
  });

  test("asks for changes with a note", async () => {
    const { editor, share, open, post } = await make();
    const { token } = await share();
    const { version } = (await open(token)).post;
    const decision = { token, guestName: "Grace", version, note: "Shorter" };
    expect((await requestChangesAsGuest(deps(), decision, VISITOR)).approval?.state).toBe(
      "changes_requested",
    );
    expect((await getPost(deps(), editor, post.id)).approval?.state).toBe("changes_requested");
  });

  test("decides only by a link that says so, and where its maker may by then", async () => {
    const { owner, approver, share, approve } = await make({
      stages: [{ name: "Client", approverIds: null }],
    });
    const reading = await share(approver, { mayApprove: false });
    await expect(approve(reading.token)).rejects.toMatchObject({ code: "approval_of_other" });
    const { token } = await share(approver);
    const where = { workspaceId_userId: { workspaceId: owner.workspaceId, userId: approver.userId } };
    await database.db.membership.update({ where, data: { role: "editor" } });
    await expect(approve(token)).rejects.toMatchObject({ code: "approval_of_other" });
  });

  test("of a maker whom a stage does not name decides nothing", async () => {
    const team = await make();
    await database.db.approvalStage.updateMany({ data: { everyone: false } });
    const { token } = await team.share(team.approver);
    await expect(team.approve(token)).rejects.toMatchObject({ code: "approval_of_other" });
  });

  test("of a maker who made the post themselves decides nothing", async () => {
    const { owner, draft, share } = await make({ ...ONE_STAGE });
    const { id: postId } = await draft(owner, { approval: "requested", requestedById: owner.userId });
    const { token } = await share(owner, { postId });
    expect((await openReview(deps(), token, VISITOR)).approval?.mayApprove).toBe(false);
  });

  test("is slowed down after sixty words an hour", async () => {
    const { share, write } = await make();
    const { token } = await share();
    // One moment, since the counts begin again with the hour.
    const now = Date.now();
    const by = fakeDeps(database.db, { clock: { now: () => now, sleep: () => Promise.resolve() } });
    for (let n = 0; n < 60; n++) await write(token, {}, by);
    await expect(write(token, {}, by)).rejects.toMatchObject({ code: "rate_exceeded" });
  });
});

test("the names of guests go with the link, ninety days after its end", async () => {
  const { approver, post, share, write, approve } = await make();
  const { token } = await share(approver);
  await write(token);
  await approve(token);
  const late = inDays(7 + RETENTION_DAYS.reviewLinks - 1);
  await purge(late, "reviewLinks", 0);
  expect(await database.db.reviewLink.count()).toBe(1);
  await purge(inDays(8 + RETENTION_DAYS.reviewLinks), "reviewLinks", 0);
  expect(await database.db.reviewLink.count()).toBe(0);
  expect((await listNotes(deps(), approver, post.id)).threads).toMatchObject([
    { by: { name: "", isGuest: true } },
  ]);
  const [event] = await listApprovalEvents(deps(), approver, post.id);
  expect(event).toMatchObject({ by: "", isGuest: true });
});
