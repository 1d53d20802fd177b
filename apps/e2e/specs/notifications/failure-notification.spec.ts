import { createPost } from "@takt/db/testing/factories/create-post";
import { expectSwept } from "../../fixtures/expect-swept";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at, language } = localized("de");
type Inbox = { emails: { subject: string; text: string; messageId: string }[] };

/** Gives the world's user an address that no other test has and the spec's language; returns the address. */
async function setEmail({ db, user }: World): Promise<string> {
  const email = `${user.id}@example.com`;
  await db.user.update({ where: { id: user.id }, data: { email, preferredLanguage: language } });
  return email;
}

test("a post that LinkedIn refuses is reported in the app and by email, both with the reason and a link", async ({
  page,
  world,
}) => {
  const to = await setEmail(world);
  const mark = crypto.randomUUID();
  const content = `Von LinkedIn abgelehnt, <b>wirklich</b> ${mark}`;
  await world.linkedin.fault({
    match: { method: "POST", path: "^/rest/posts", bodyIncludes: mark },
    kind: "answer",
    status: 422,
    body: { status: 422, message: "This content is not allowed here" },
  });
  const post = await createPost(world.db, world.user, {
    status: "scheduled",
    content,
    scheduledAt: new Date(),
  });
  await world.login(page);
  const inbox = () => world.mail.state<Inbox>({ to });
  await expectSwept(world, async () => (await inbox()).emails.length).toBe(1);

  const refused = t("reasons:refused.title");
  await page.goto(`${world.mailUrl}/?to=${encodeURIComponent(to)}`);
  await page
    .getByRole("link", { name: t("mail:notifications.post_failed.subject", { title: refused }) })
    .click();
  const email = page.frameLocator("iframe");
  await expect(email.getByText("This content is not allowed here")).toBeVisible();
  await expect(email.getByText(content)).toBeVisible();
  const opening = page.waitForEvent("popup");
  await email.getByRole("link", { name: t("mail:openPost"), exact: true }).click();
  const editor = await opening;
  await expect(editor).toHaveURL(`${world.webUrl}${at(`/app/content/edit/${post.id}`)}`);
  const detail = t("posts:failed.words", { words: "This content is not allowed here" });
  await expect(editor.getByText(detail).first()).toBeVisible();
  await editor.close();

  await page.goto(at("/app/posts"));
  const unread = `${t("notifications:title")}: ${t("notifications:unread", { count: 1 })}`;
  await page.getByRole("button", { name: unread, exact: true }).click();
  const bell = page.getByRole("dialog", { name: t("notifications:title"), exact: true });
  const item = bell.getByTestId("notification");
  await expect(item).toContainText(t("notifications:kinds.post_failed.title"));
  await expect(item).toContainText(refused);
  await item
    .getByRole("link")
    .filter({ hasText: t("notifications:openPost") })
    .click();
  await expect(page).toHaveURL(at(`/app/content/edit/${post.id}`));
  // Following the link marks the notification as read, and closes the list.
  await expect(bell).toHaveCount(0);
  await expect(page.getByTestId("unread-count")).toHaveCount(0);
});

test("a kind whose emails are switched off is reported only in the app", async ({ page, world }) => {
  test.setTimeout(420_000);
  const { db, user } = world;
  const to = await setEmail(world);
  await world.login(page);
  await page.goto(at("/app/user/settings?tab=notifications"));
  const choice = (where: "email" | "inApp") =>
    page.getByRole("switch", {
      name: t("settings:notifications.switch", {
        kind: t("notifications:kinds.post_failed.choice"),
        where: t(`settings:notifications.${where}`),
      }),
      exact: true,
    });
  await expect(choice("email")).toBeChecked();
  await choice("email").click();
  await expect(page.getByText(t("common:saveNote.saved"), { exact: true })).toBeVisible();
  await page.reload();
  await expect(choice("email")).not.toBeChecked();
  await expect(choice("inApp")).toBeChecked();

  await createPost(db, user, { status: "failed", reason: "too_long", content: "Viel zu lang" });
  // The email of another kind shows that emails have been sent since.
  await createPost(db, user, {
    status: "unconfirmed",
    attemptId: crypto.randomUUID(),
    content: "Vielleicht da",
  });
  // Its email waits a minute, in which the question may settle itself.
  const waits = { userId: user.id, dueAt: { gt: new Date() } };
  await expectSwept(world, () => db.outboxEmail.count({ where: waits })).toBe(1);
  await db.outboxEmail.updateMany({ where: waits, data: { dueAt: new Date() } });
  const inbox = () => world.mail.state<Inbox>({ to });
  await expectSwept(world, async () => (await inbox()).emails.map(({ subject }) => subject)).toEqual([
    t("mail:notifications.post_unconfirmed.subject"),
  ]);
  expect((await inbox()).emails[0]!.text).toContain(`${world.webUrl}${at("/app/content/edit/")}`);

  await page.goto(at("/app/notifications"));
  const item = page.getByTestId("notification").filter({ hasText: "Viel zu lang" });
  await expect(item).toContainText(t("notifications:kinds.post_failed.title"));
  await expect(item).toContainText(t("reasons:too_long.title"));
  await page.getByRole("button", { name: t("notifications:markAllRead"), exact: true }).click();
  await expect(page.getByTestId("unread-count")).toHaveCount(0);
});
