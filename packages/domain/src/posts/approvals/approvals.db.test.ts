import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import type { Actor } from "../../shared/actor";
import { createApprovingTeam, tomorrow, toRef } from "../../testing/create-approving-team";
import { fakeDeps } from "../../testing/fake-deps";
import { createPostInput } from "../../testing/post-fixtures";
import { addToQueue } from "../../slots/add-to-queue";
import { getOverview } from "../get-overview";
import { getPost } from "../get-post";
import { calendarInput, listCalendarPosts } from "../list-calendar-posts";
import { listPosts, listPostsInput } from "../list-posts";
import { publishPostNow } from "../publish-post-now";
import { schedulePost } from "../schedule-post";
import { updatePost } from "../update-post";
import { setApprovalRules } from "./approval-rules";
import { approveAndSchedule } from "./approve-and-schedule";
import { approvePost, reopenApproval, requestChanges } from "./decide-approval";
import { listApprovalEvents } from "./list-approval-events";
import { listWaiting } from "./list-waiting";
import { requestApproval, withdrawRequest } from "./request-approval";

const database = useTestDatabase();
const deps = () => fakeDeps(database.db);
const refusal = (code: string) => expect.objectContaining({ code }) as unknown;
const make = (rules?: Parameters<typeof createApprovingTeam>[1]) => createApprovingTeam(database.db, rules);
const countWaiting = async (actor: Actor) => (await getOverview(deps(), actor)).waiting;
const stateOf = async (actor: Actor, id: string) => (await getPost(deps(), actor, id)).approval!.state;

describe("asking", () => {
  test("scheduling asks; who approves sees it, and an approval is of what they have seen", async () => {
    const { owner, editor, approver, viewer, schedule, approve } = await make();
    const post = await schedule();
    expect(post.approval).toMatchObject({
      state: "requested",
      stage: { name: "Review", position: 0 },
      stages: 1,
      mayApprove: false,
      mayRequest: true,
    });
    expect(await listWaiting(deps(), approver)).toMatchObject({
      posts: [{ id: post.id, approval: "requested", requestedBy: post.approval!.requestedBy }],
      count: 1,
    });
    expect(await Promise.all([owner, approver, editor, viewer].map(countWaiting))).toEqual([
      1,
      1,
      null,
      null,
    ]);
    expect((await approve(approver, post.id)).approval).toMatchObject({
      state: "approved",
      stage: null,
      isAnyTime: false,
      mayApprove: false,
    });
    expect(await countWaiting(owner)).toBe(0);
    expect(await listApprovalEvents(deps(), editor, post.id)).toMatchObject([
      { kind: "approved", stage: "Review", isOutdated: false, isSelf: false },
      { kind: "requested", isSelf: true },
    ]);
  });

  test("lists tell apart one's own, and what waits for one", async () => {
    const { editor, approver, schedule } = await make();
    const { id } = await schedule();
    const list = async (actor: Actor, whose?: "mine" | "waiting") => {
      const { posts } = await listPosts(deps(), actor, listPostsInput.parse({ whose }));
      return posts.map((post) => post.id);
    };
    expect(await Promise.all([list(approver, "waiting"), list(approver, "mine"), list(approver)])).toEqual([
      [id],
      [],
      [id],
    ]);
    expect(await Promise.all([list(editor, "waiting"), list(editor, "mine")])).toEqual([[], [id]]);

    const range = { from: new Date(), to: new Date(Date.now() + 7 * 864e5) };
    const calendar = async (actor: Actor, whose?: "mine" | "waiting") =>
      (await listCalendarPosts(deps(), actor, calendarInput.parse({ ...range, whose }))).posts.length;
    expect(
      await Promise.all([
        calendar(approver, "waiting"),
        calendar(approver, "mine"),
        calendar(approver),
        calendar(editor, "waiting"),
        calendar(editor, "mine"),
      ]),
    ).toEqual([1, 0, 1, 0, 1]);
  });

  test("a draft without a time is approved for any: scheduling and moving it leaves that as it is", async () => {
    const { editor, approver, draft, approve } = await make();
    const { id } = await draft();
    await requestApproval(deps(), editor, { ref: { id, version: 1 }, note: "For Monday?" });
    expect((await approve(approver, id)).approval).toMatchObject({ state: "approved", isAnyTime: true });
    const scheduled = await schedulePost(deps(), editor, { id, version: 1 }, tomorrow());
    expect(scheduled.approval).toMatchObject({ state: "approved", isAnyTime: true });
    const now = await publishPostNow(deps(), editor, toRef(scheduled));
    expect(now.approval).toMatchObject({ state: "approved" });
    const events = await listApprovalEvents(deps(), editor, id);
    expect(events.map(({ isOutdated }) => isOutdated)).toEqual([false, false]);
    expect(events.at(-1)).toMatchObject({ note: "For Monday?" });
    expect((await reopenApproval(deps(), approver, toRef(now))).approval).toMatchObject({
      state: "requested",
    });
  });

  test("is taken back, and not done twice or for what cannot be published", async () => {
    const { editor, approver, viewer, draft } = await make();
    const { id } = await draft();
    const ref = { id, version: 1 };
    await requestApproval(deps(), editor, { ref, note: "" });
    await expect(requestApproval(deps(), editor, { ref, note: "" })).rejects.toEqual(
      refusal("approval_not_in_state"),
    );
    expect((await withdrawRequest(deps(), editor, ref)).approval).toMatchObject({
      state: "none",
      stage: null,
    });
    await expect(withdrawRequest(deps(), editor, ref)).rejects.toEqual(refusal("approval_not_in_state"));
    const empty = await draft(editor, { content: "" });
    await expect(requestApproval(deps(), editor, { ref: toRef(empty), note: "" })).rejects.toEqual(
      refusal("post_empty"),
    );
    for (const other of [approver, viewer])
      await expect(requestApproval(deps(), other, { ref, note: "" })).rejects.toEqual(
        refusal("act_forbidden"),
      );
  });

  test("an editor asks for what is theirs; owner and admin for every post", async () => {
    const { owner, editor, draft } = await make();
    const post = await draft(owner);
    await expect(requestApproval(deps(), editor, { ref: toRef(post), note: "" })).rejects.toEqual(
      refusal("post_of_other"),
    );
    const own = await draft(editor);
    expect((await requestApproval(deps(), owner, { ref: toRef(own), note: "" })).approval).toMatchObject({
      state: "requested",
    });
  });
});

describe("deciding", () => {
  test("nothing is approved that is not as it was seen", async () => {
    const { editor, approver, schedule } = await make();
    const post = await schedule();
    const seen = await getPost(deps(), approver, post.id);
    const changed = await updatePost(deps(), editor, toRef(post), createPostInput({ content: "Other" }));
    const { hash } = seen.approval!;
    for (const ref of [toRef(seen), toRef(changed)])
      await expect(approvePost(deps(), approver, { ref, hash, note: "" })).rejects.toEqual(
        refusal("post_changed"),
      );
    expect(await stateOf(approver, post.id)).toBe("requested");
  });

  test("who asks for changes says which; they are asked again once the writer asks", async () => {
    const { editor, approver, schedule } = await make();
    const post = await schedule();
    await requestChanges(deps(), approver, { ref: toRef(post), note: "Name the source" });
    expect(await stateOf(editor, post.id)).toBe("changes_requested");
    const changed = await updatePost(
      deps(),
      editor,
      toRef(post),
      createPostInput({ content: "With source" }),
    );
    expect(changed.approval).toMatchObject({ state: "changes_requested" });
    expect((await requestApproval(deps(), editor, { ref: toRef(changed), note: "" })).approval).toMatchObject(
      {
        state: "requested",
      },
    );
    expect(await listApprovalEvents(deps(), editor, post.id)).toMatchObject([
      { kind: "requested", isOutdated: false },
      { kind: "changes_requested", note: "Name the source", isOutdated: true },
      { kind: "requested", isOutdated: true },
    ]);
  });

  test("one's own decision is taken back, once, and not when the post has changed since", async () => {
    const { owner, editor, approver, schedule, approve } = await make();
    const post = await schedule();
    const ref = toRef(await approve(approver, post.id));
    await expect(reopenApproval(deps(), owner, ref)).rejects.toEqual(refusal("approval_not_in_state"));
    expect((await reopenApproval(deps(), approver, ref)).approval).toMatchObject({ state: "requested" });
    await expect(reopenApproval(deps(), approver, ref)).rejects.toEqual(refusal("approval_not_in_state"));
    await requestChanges(deps(), approver, { ref, note: "No" });
    expect((await reopenApproval(deps(), approver, ref)).approval).toMatchObject({ state: "requested" });
    await requestChanges(deps(), approver, { ref, note: "No" });
    const changed = await updatePost(deps(), editor, ref, createPostInput({ content: "Other" }));
    await expect(reopenApproval(deps(), approver, toRef(changed))).rejects.toEqual(
      refusal("approval_not_in_state"),
    );
  });

  test("nobody approves what they made or asked for, unless the workspace lets them", async () => {
    const { owner, editor, schedule, approve, draft } = await make();
    const own = await schedule(owner);
    await expect(approve(owner, own.id)).rejects.toEqual(refusal("approval_own"));
    const asked = await draft(editor);
    await requestApproval(deps(), owner, { ref: toRef(asked), note: "" });
    await expect(approve(owner, asked.id)).rejects.toEqual(refusal("approval_own"));
    const free = await make({ isOwnAllowed: true });
    const mine = await free.schedule(free.owner);
    expect((await free.approve(free.owner, mine.id)).approval).toMatchObject({ state: "approved" });
  });

  test("editors and viewers approve nothing, and others nothing of another workspace", async () => {
    const { editor, viewer, schedule, approver } = await make();
    const post = await schedule();
    const { hash } = (await getPost(deps(), approver, post.id)).approval!;
    const input = { ref: toRef(post), hash, note: "" };
    for (const other of [editor, viewer])
      await expect(approvePost(deps(), other, input)).rejects.toEqual(refusal("act_forbidden"));
    const stranger = await make();
    await expect(approvePost(deps(), stranger.owner, input)).rejects.toEqual(refusal("post_not_found"));
    await expect(
      approvePost(deps(), { ...stranger.owner, workspaceId: approver.workspaceId }, input),
    ).rejects.toEqual(refusal("member_not_found"));
    await expect(listApprovalEvents(deps(), stranger.owner, post.id)).rejects.toEqual(
      refusal("post_not_found"),
    );
  });
});

describe("several stages", () => {
  test("each is passed by those who are named there; a change begins with the first again", async () => {
    const { owner, editor, approver, schedule, approve } = await make();
    await setApprovalRules(deps(), owner, {
      stages: [
        { name: "Editing", approverIds: [approver.userId] },
        { name: "Client", approverIds: [owner.userId] },
      ],
      isOwnAllowed: false,
      reminderHours: 24,
    });
    const post = await schedule();
    await expect(approve(owner, post.id)).rejects.toEqual(refusal("approval_of_other"));
    expect((await approve(approver, post.id)).approval).toMatchObject({
      state: "requested",
      stage: { name: "Client", position: 1 },
      stages: 2,
      mayApprove: false,
    });
    expect(await Promise.all([countWaiting(owner), countWaiting(approver)])).toEqual([1, 0]);
    const changed = await updatePost(deps(), editor, toRef(post), createPostInput({ content: "Other" }));
    expect(changed.approval).toMatchObject({ state: "requested", stage: { position: 0 } });
    await approve(approver, post.id);
    expect((await approve(owner, post.id)).approval).toMatchObject({ state: "approved" });
    expect((await reopenApproval(deps(), owner, toRef(changed))).approval).toMatchObject({
      stage: { name: "Client" },
    });
  });
});

describe("approve and schedule", () => {
  test("in one act, at every stage at which the actor may; what is left waits for others", async () => {
    const stages = [
      { name: "One", approverIds: null },
      { name: "Two", approverIds: null },
    ];
    const { owner, editor, draft } = await make({ stages, isOwnAllowed: true });
    const post = await draft(owner);
    const act = (by: Actor, ref = toRef(post)) =>
      approveAndSchedule(deps(), by, ref, () => schedulePost(deps(), by, ref, tomorrow()));
    expect((await act(owner)).approval).toMatchObject({ state: "approved" });
    expect((await act(editor, toRef(await draft(editor)))).approval).toMatchObject({
      state: "requested",
      stage: { position: 0 },
    });
  });

  test("in the queue as well", async () => {
    const { owner, draft } = await make({ isOwnAllowed: true });
    const ref = toRef(await draft(owner));
    const queued = await approveAndSchedule(deps(), owner, ref, () => addToQueue(deps(), owner, ref));
    expect(queued).toMatchObject({ status: "scheduled", approval: { state: "approved" } });
  });
});
