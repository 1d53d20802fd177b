import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { createTeam } from "../../testing/create-team";
import { fakeDeps } from "../../testing/fake-deps";
import { createPost } from "@takt/db/testing/factories/create-post";
import { findOccasions } from "../find-occasions";
import { listNotifications } from "../list-notifications";
import { planNotificationEmails } from "../plan-notification-emails";

const database = useTestDatabase();

test("who had scheduled it under another's name is told as well, and whose connection is to be renewed", async () => {
  const { owner, members, workspace } = await createTeam(database.db, "editor", "viewer");
  const [editor, viewer] = members;
  await createPost(
    database.db,
    { id: owner.userId, workspaceId: workspace.id },
    { status: "failed", reason: "connection_invalid", scheduledById: editor!.userId },
  );
  await Promise.all([findOccasions(fakeDeps(database.db)), findOccasions(fakeDeps(database.db))]);
  const read = async (actor: typeof owner) => {
    const { notifications } = await listNotifications(database, actor, { limit: 5, unread: false });
    return notifications.map(({ lines }) => lines.map(({ text }) => text));
  };
  expect(await read(owner)).toEqual([["why", "reasons:connection_invalid.next"]]);
  expect(await read(editor!)).toEqual([["why", "askAuthor"]]);
  expect(await read(viewer!)).toEqual([]);
  const emails = await database.db.outboxEmail.findMany({ where: { userId: editor!.userId } });
  const { deliveries } = await planNotificationEmails(fakeDeps(database.db), emails);
  expect(deliveries.flatMap(({ emails: all }) => all.map(({ content }) => content))).toMatchObject([
    { of: "post_failed", subject: { text: "subjectOther" } },
  ]);
});
