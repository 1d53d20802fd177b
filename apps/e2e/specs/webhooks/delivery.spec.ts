import { createPost } from "@takt/db/testing/factories/create-post";
import { Webhook } from "standardwebhooks";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { RECEIVER_ANSWER, type ReceivedMessage } from "../../harness/serve-receiver";
import { publishNow } from "../posts/publish-now";
import { webhookPage } from "./webhook-page";

const here = localized("de");
const { t, at } = here;
const NAME = "CRM";

test.beforeEach(({ context, world }) =>
  context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: world.webUrl }),
);

/** Returns what a message says, as a customer's program reads it. Throws when the secret did not sign it. */
const verify = (secret: string, { body, headers }: ReceivedMessage) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

/** Waits until so many messages have been received. Returns the last one. */
async function receive({ receiver }: World, count: number): Promise<ReceivedMessage> {
  await expect.poll(async () => (await receiver.messages()).length).toBe(count);
  return (await receiver.messages()).at(-1)!;
}

test("a test event and a published post are received, verified with the copied secret, and listed with what was answered", async ({
  page,
  world,
}) => {
  const { slug, workspace } = await createTeam(world);
  await world.login(page);
  const webhooks = webhookPage(page, here, slug);
  await webhooks.open();
  const secret = await webhooks.add(NAME, world.receiver.url);
  const tested = await webhooks.sendTest(NAME);
  await expect(tested.getByRole("status")).toHaveText(t("webhooks:deliveries.states.delivered"));
  const endpoint = await world.db.webhookEndpoint.findFirstOrThrow({ where: { workspaceId: workspace.id } });
  expect(verify(secret, await receive(world, 1))).toMatchObject({
    type: "ping",
    data: { webhookId: endpoint.id },
  });

  const post = await createPost(world.db, { id: world.user.id, workspaceId: workspace.id });
  await page.goto(at(`/app/w/${slug}/content/edit/${post.id}`));
  await publishNow(page, here);
  const message = await receive(world, 2);
  const { linkedinUrn } = await world.db.post.findUniqueOrThrow({ where: { id: post.id } });
  expect(verify(secret, message)).toMatchObject({
    type: "post.published",
    data: {
      postId: post.id,
      status: "published",
      url: expect.stringContaining(linkedinUrn!),
      reason: null,
    },
  });

  await webhooks.open();
  await webhooks.button(t("webhooks:act.deliveriesFor", { name: NAME })).click();
  const rows = page
    .getByRole("list", { name: t("webhooks:deliveries.list"), exact: true })
    .getByRole("listitem");
  await expect(rows).toContainText([t("webhooks:events.postPublished.name"), t("webhooks:events.ping")]);
  for (const row of await rows.all())
    await expect(row).toContainText(t("webhooks:deliveries.states.delivered"));
  await rows.first().getByRole("button").click();
  const sheet = page.getByRole("dialog", { name: t("webhooks:events.postPublished.name"), exact: true });
  await expect(sheet.getByRole("figure", { name: t("webhooks:delivery.body") }).locator("code")).toHaveText(
    message.body,
  );
  await expect(sheet.getByRole("figure", { name: t("webhooks:delivery.headers") })).toContainText(
    `webhook-id: ${message.headers["webhook-id"] as string}`,
  );
  await expect(sheet).toContainText(t("webhooks:delivery.answered", { status: 200 }));
  await expect(sheet).toContainText(RECEIVER_ANSWER);
  await expectAccessible(page, "webhooks-delivered");
});

test("what a receiver answers with an error waits for its next try, is sent again as the same message, and after a rotation both secrets verify", async ({
  page,
  world,
}) => {
  const { slug } = await createTeam(world);
  await world.login(page);
  const webhooks = webhookPage(page, here, slug);
  await webhooks.open();
  const secret = await webhooks.add(NAME, world.receiver.url);
  await world.receiver.answerWith(500);
  const sheet = await webhooks.sendTest(NAME);
  const state = sheet.getByRole("status");
  const attempts = sheet
    .getByRole("list", { name: t("webhooks:delivery.attempts"), exact: true })
    .getByRole("listitem");
  // The second try comes five seconds after the first, the third minutes later.
  await expect(attempts).toHaveCount(2);
  for (const attempt of await attempts.all())
    await expect(attempt).toContainText(t("webhooks:delivery.answered", { status: 500 }));
  await expect(state).toHaveText(t("webhooks:deliveries.states.pending"));
  await expect(sheet.getByRole("term").filter({ hasText: t("webhooks:delivery.next") })).toBeVisible();
  await expectAccessible(page, "webhooks-waiting");

  const messages = await world.receiver.messages();
  const [id] = messages.map(({ headers }) => headers["webhook-id"]);
  // Days later its tries are used up.
  await world.db.webhookDelivery.updateMany({
    where: { endpoint: { createdById: world.user.id } },
    data: { state: "failed", dueAt: null },
  });
  await page.reload();
  await expect(state).toHaveText(t("webhooks:deliveries.states.failed"));
  await world.receiver.answerWith(200);
  await sheet.getByRole("button", { name: t("webhooks:delivery.replay"), exact: true }).click();
  await expect(state).toHaveText(t("webhooks:deliveries.states.delivered"));
  const replayed = await receive(world, 3);
  expect(messages.map(({ headers, status }) => [headers["webhook-id"], status])).toEqual([
    [id, 500],
    [id, 500],
  ]);
  expect(replayed.headers["webhook-id"]).toBe(id);
  expect(replayed.body).toBe(messages[0]!.body);

  await webhooks.backToWebhooks();
  const second = await webhooks.rotateSecret(NAME);
  expect(second).not.toBe(secret);
  const tested = await webhooks.sendTest(NAME);
  await expect(tested.getByRole("status")).toHaveText(t("webhooks:deliveries.states.delivered"));
  const signedTwice = await receive(world, 4);
  for (const one of [secret, second]) expect(verify(one, signedTwice)).toHaveProperty("type", "ping");
  expect(() => verify(second, replayed)).toThrow("No matching signature found");
});
