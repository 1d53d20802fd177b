import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { closeWorkspace } from "../../members/close-workspace";
import { reopenWorkspace } from "../../members/reopen-workspace";
import type { Actor } from "../../shared/actor";
import { createTeam } from "../../testing/create-team";
import { fakeDeps } from "../../testing/fake-deps";
import { findOccasions } from "../find-occasions";
import { countUnread, listNotifications } from "../list-notifications";
import { planNotificationEmails } from "../plan-notification-emails";

const database = useTestDatabase();
const DAY_MS = 86_400_000;
beforeEach(async () => {
  await database.db.workspace.deleteMany();
  await database.db.user.deleteMany();
});

const deps = () => fakeDeps(database.db);
const find = () => findOccasions(deps());
const read = async (actor: Actor) =>
  (await listNotifications(database, actor, { limit: 5, unread: false })).notifications;

/** A team whose owner Ada has an editor, and closes it. */
async function close(member: Parameters<typeof createUser>[1] = {}) {
  const team = await createTeam(database.db);
  await database.db.user.update({ where: { id: team.owner.userId }, data: { displayName: "Ada" } });
  const editor = await team.add("editor", await createUser(database.db, member));
  const { closedUntil } = await closeWorkspace(deps(), team.owner);
  return { ...team, editor, closedUntil };
}

test("the other members are told once who closed it and until when it can be opened again, in the app and by e-mail", async () => {
  const { owner, editor, workspace, closedUntil } = await close();
  await Promise.all([find(), find()]);
  expect(await find()).toEqual({ found: 0 });
  const values = { name: "Ada", workspace: workspace.name, time: { at: closedUntil } };
  expect(await read(editor)).toMatchObject([
    {
      kind: "workspace_closed",
      open: true,
      post: null,
      action: null,
      lines: [
        { text: "closed", values },
        { text: "until", values },
      ],
    },
  ]);
  expect(await countUnread(database, editor)).toEqual({ count: 1 });
  expect(await read(owner)).toEqual([]);
  const emails = await database.db.outboxEmail.findMany();
  const { deliveries } = await planNotificationEmails(deps(), emails);
  expect(deliveries.flatMap(({ emails }) => emails.map(({ content }) => content))).toMatchObject([
    { of: "workspace_closed", post: null, action: "app", subject: { text: "subject", values } },
  ]);
});

test("when it is opened again it has been dealt with, no e-mail is sent any more, and another closing is news again", async () => {
  const { owner, editor, workspace } = await close();
  await find();
  await reopenWorkspace(deps(), owner, { id: workspace.id });
  const [opened] = await read(editor);
  expect(opened).toMatchObject({ open: false, lines: [{ text: "notifications:workspaceDone" }] });
  const emails = await database.db.outboxEmail.findMany();
  expect(await planNotificationEmails(deps(), emails)).toEqual({ deliveries: [], skip: emails });
  await closeWorkspace(deps(), owner);
  expect(await find()).toEqual({ found: 1 });
  expect((await read(editor)).map(({ open }) => open)).toEqual([true, false]);
});

test("to whom it has passed in the meantime it is told no more, and it goes with the workspace", async () => {
  const { owner, editor, workspace } = await close();
  await find();
  const role = (actor: Actor, role: "owner" | "admin") =>
    database.db.membership.update({
      where: { workspaceId_userId: { workspaceId: workspace.id, userId: actor.userId } },
      data: { role },
    });
  await role(owner, "admin");
  await role(editor, "owner");
  expect(await read(editor)).toMatchObject([{ open: false }]);
  await database.db.workspace.delete({ where: { id: workspace.id } });
  expect(await read(editor)).toEqual([]);
});

test("guard closed-owner: who closed it is not told", async () => {
  const { owner, workspace } = await createTeam(database.db);
  await closeWorkspace(deps(), owner);
  expect(await find()).toEqual({ found: 0 });
  expect(await database.db.workspace.count({ where: { id: workspace.id } })).toBe(1);
});

test("guard closed-active: an account that is not active gets no notification", async () => {
  await close({ waitlistStatus: "rejected" });
  expect(await find()).toEqual({ found: 0 });
});

test("a workspace that was closed days ago is no news", async () => {
  const { workspace } = await close();
  const closedAt = new Date(Date.now() - 4 * DAY_MS);
  await database.db.workspace.update({ where: { id: workspace.id }, data: { closedAt } });
  expect(await find()).toEqual({ found: 0 });
});
