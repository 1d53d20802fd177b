import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { listTeamActivity } from "../activity/list-team-activity";
import type { Actor } from "../shared/actor";
import { createApprovingTeam, toRef, tomorrow } from "../testing/create-approving-team";
import { createTeam } from "../testing/create-team";
import { fakeDeps } from "../testing/fake-deps";
import { duePost } from "../testing/post-fixtures";
import { toActor } from "../testing/to-actor";
import { listLog } from "../workspaces/list-log";
import { renameWorkspace } from "../workspaces/rename-workspace";
import { getPost } from "./get-post";
import { listAttempts } from "./list-attempts";
import { TIMING } from "./model/publish-timing";
import { editPublishedPost } from "./published/edit-published-post";
import { listChanges } from "./published/list-changes";
import { publishBatch } from "./publishing/publish-batch";
import { resendPost } from "./publishing/resend-post";
import { schedulePost } from "./schedule-post";

const database = useTestDatabase();
const byKey = (actor: Actor): Actor => ({ ...actor, via: { kind: "key", id: actor.userId, name: "Report" } });

test("what is scheduled and approved by a program names it in the activity; what a person did then does not", async () => {
  const { editor, approver, draft, approve } = await createApprovingTeam(database.db);
  const deps = fakeDeps(database.db);
  const scheduled = await schedulePost(deps, byKey(editor), toRef(await draft()), tomorrow());
  await approve(byKey(approver), scheduled.id);
  const read = async () => {
    const entries = await listTeamActivity(deps, editor);
    return Object.fromEntries(entries.map(({ kind, via }) => [kind, via]));
  };
  expect(await read()).toMatchObject({ requested: "Report", scheduled: "Report", approved: "Report" });
  const byThemselves = await schedulePost(deps, editor, toRef(await getPost(deps, editor, scheduled.id)), {
    ...tomorrow(),
    zone: "Europe/Berlin",
  });
  await approve(approver, byThemselves.id);
  expect(await read()).toMatchObject({ scheduled: null });
});

test("the receipt of a post names the program by which it was scheduled, also of a second try", async () => {
  const { user, post } = await duePost(database.db, { placedVia: "Report" });
  const age = new Date(Date.now() - TIMING.pause - 1000);
  await publishBatch(fakeDeps(database.db, { create: () => ({ kind: "unknown" }) }), [post.id]);
  await database.db.post.update({ where: { id: post.id }, data: { attemptedAt: age } });
  await database.db.publishAttempt.updateMany({ where: { postId: post.id }, data: { sentAt: age } });
  await resendPost(fakeDeps(database.db), post.id);
  const attempts = await listAttempts(fakeDeps(database.db), toActor(user), post.id);
  expect(attempts.map(({ kind, via }) => [kind, via])).toEqual([
    ["resend", "Report"],
    ["create", "Report"],
  ]);
});

test("a change of what is on LinkedIn, and an entry of the log, name their program", async () => {
  const { user, post } = await duePost(database.db, { status: "published" });
  const deps = fakeDeps(database.db);
  const change = { content: "New", hashtags: [] };
  await editPublishedPost(deps, byKey(toActor(user)), { id: post.id, version: post.version }, change);
  expect(await listChanges(deps, toActor(user), post.id)).toMatchObject([{ kind: "edit", via: "Report" }]);

  const { owner } = await createTeam(database.db);
  await renameWorkspace(deps, byKey(owner), { name: "Studio" });
  await renameWorkspace(deps, owner, { name: "Studio North" });
  const { entries } = await listLog(deps, owner, { limit: 2 });
  expect(entries.map(({ name, via }) => [name, via])).toEqual([
    ["Studio North", null],
    ["Studio", "Report"],
  ]);
});
