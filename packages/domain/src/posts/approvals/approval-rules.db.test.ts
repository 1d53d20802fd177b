import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { changeRole } from "../../members/change-role";
import { removeMember } from "../../members/remove-member";
import { listLog, listLogInput } from "../../workspaces/list-log";
import { createApprovingTeam, ONE_STAGE, tomorrow, toRef } from "../../testing/create-approving-team";
import { fakeDeps } from "../../testing/fake-deps";
import { createTeam } from "../../testing/create-team";
import { getPost } from "../get-post";
import { schedulePost } from "../schedule-post";
import { getApprovalRules, setApprovalRules } from "./approval-rules";

const database = useTestDatabase();
const deps = () => fakeDeps(database.db);
const refusal = (code: string) => expect.objectContaining({ code }) as unknown;
const make = (rules?: Parameters<typeof createApprovingTeam>[1]) => createApprovingTeam(database.db, rules);
const NONE = { ...ONE_STAGE, stages: [] };

test("the first stage makes all that is scheduled wait, and taking the last away lets it go", async () => {
  const { owner, editor, draft } = await make(NONE);
  const ref = toRef(await draft());
  const free = await schedulePost(deps(), editor, ref, tomorrow());
  expect(free.approval).toBeNull();
  const untouched = await draft();
  expect(await setApprovalRules(deps(), owner, ONE_STAGE)).toMatchObject({ waiting: 1 });
  const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });
  expect(await read(ref.id)).toMatchObject({ approval: "requested", requestedById: editor.userId });
  expect(await read(untouched.id)).toMatchObject({ approval: "none" });
  expect(await setApprovalRules(deps(), owner, { ...ONE_STAGE, reminderHours: 4 })).toMatchObject({
    waiting: 0,
  });
  expect(await setApprovalRules(deps(), owner, NONE)).toMatchObject({ waiting: 0 });
  expect(await read(ref.id)).toMatchObject({ approval: "none", status: "scheduled" });
  expect((await getPost(deps(), owner, ref.id)).approval).toBeNull();
});

test("other stages: what is approved stays so, what waits begins again", async () => {
  const two = { ...ONE_STAGE, stages: ["One", "Two"].map((name) => ({ name, approverIds: null })) };
  const { owner, approver, schedule, approve } = await make(two);
  const [approved, half] = [await schedule(), await schedule()];
  for (const id of [approved.id, approved.id, half.id]) await approve(approver, id);
  await setApprovalRules(deps(), owner, { ...ONE_STAGE, stages: [{ name: "Only", approverIds: null }] });
  const stage = async (id: string) => (await getPost(deps(), owner, id)).approval;
  expect(await stage(approved.id)).toMatchObject({ state: "approved" });
  expect(await stage(half.id)).toMatchObject({ state: "requested", stage: { name: "Only", position: 0 } });
});

test("an approver is a member whose role approves, and no longer one who is removed or has another role", async () => {
  const { owner, editor, approver } = await make();
  const named = (...approverIds: string[]) => ({ ...ONE_STAGE, stages: [{ name: "Client", approverIds }] });
  for (const ids of [[editor.userId], [approver.userId, crypto.randomUUID()]])
    await expect(setApprovalRules(deps(), owner, named(...ids))).rejects.toEqual(
      refusal("approver_not_member"),
    );
  const { rules } = await setApprovalRules(deps(), owner, named(approver.userId, owner.userId));
  expect(rules.stages).toMatchObject([{ approvers: 2 }]);
  await changeRole(deps(), owner, { userId: approver.userId, role: "viewer" });
  expect((await getApprovalRules(deps(), owner)).stages).toEqual([
    { name: "Client", approverIds: [owner.userId], approvers: 1 },
  ]);
  await changeRole(deps(), owner, { userId: approver.userId, role: "approver" });
  await removeMember(deps(), owner, { userId: approver.userId, plannedPosts: "drafts" });
  expect((await getApprovalRules(deps(), owner)).stages).toMatchObject([{ approvers: 1 }]);
});

test("the rules are those of who manages the workspace, whose owner has the plan; the log says so", async () => {
  const { owner, editor, approver, viewer } = await make();
  for (const other of [editor, approver, viewer]) {
    await expect(setApprovalRules(deps(), other, NONE)).rejects.toEqual(refusal("act_forbidden"));
    expect((await getApprovalRules(deps(), other)).stages).toMatchObject([{ name: "Review", approvers: 2 }]);
  }
  const { entries } = await listLog(deps(), owner, listLogInput.parse({}));
  expect(entries).toMatchObject([{ action: "approvals.changed" }]);
  const { owner: ended } = await createTeam(database.db);
  await database.db.user.update({ where: { id: ended.userId }, data: { subscriptionPlan: "professional" } });
  await expect(setApprovalRules(deps(), ended, ONE_STAGE)).rejects.toEqual(refusal("workspaces_need_plan"));
});
