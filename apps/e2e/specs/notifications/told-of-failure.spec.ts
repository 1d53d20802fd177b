import { createPost } from "@takt/db/testing/factories/create-post";
import { expect, test, type World } from "../../fixtures/world";

type Inbox = { mails: { subject: string; text: string; messageId: string }[] };
/** Sent within a minute of its time, told within the next one. */
const TOLD = { timeout: 170_000, intervals: [1000] };

/** An address that no test of another process has. */
async function ownAddress({ db, user }: World): Promise<string> {
  const email = `${user.id}@example.com`;
  await db.user.update({ where: { id: user.id }, data: { email } });
  return email;
}

test("LinkedIn refuses a post: the app and a letter say so, and both lead to the post with the fix", async ({
  page,
  world,
}) => {
  const to = await ownAddress(world);
  const content = `Refused by LinkedIn <b>really</b> ${Date.now()}`;
  await world.linkedin.fault({
    match: { method: "POST", path: "^/rest/posts", bodyIncludes: content.slice(-13) },
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
  await page.goto("/app/posts");
  const inbox = () => world.mail.state<Inbox>({ to });
  await expect.poll(async () => (await inbox()).mails.length, TOLD).toBe(1);

  await page.goto(`${world.mailUrl}/?to=${encodeURIComponent(to)}`);
  await page.getByRole("link", { name: /Your post did not go out/ }).click();
  const letter = page.frameLocator("iframe");
  await expect(letter.getByText("This content is not allowed here")).toBeVisible();
  await expect(letter.getByText(content)).toBeVisible();
  const opening = page.waitForEvent("popup");
  await letter.getByRole("link", { name: "Open the post" }).click();
  const editor = await opening;
  await expect(editor).toHaveURL(`${world.webUrl}/app/content/edit/${post.id}`);
  await expect(editor.getByText(/This content is not allowed here/).first()).toBeVisible();
  await editor.close();

  await page.goto("/app/posts");
  await page.getByRole("link", { name: "Notifications: 1 unread notification" }).first().click();
  const item = page.getByTestId("notification");
  await expect(item).toContainText("A post did not go out");
  await expect(item).toContainText("LinkedIn refused the post");
  await item.getByRole("link", { name: /^Open post/ }).click();
  await expect(page).toHaveURL(new RegExp(`/app/content/edit/${post.id}$`));
  // Following it read it.
  await expect(page.getByTestId("unread-count")).toHaveCount(0);
});

test("in German: with e-mail switched off there is no letter, and the app tells it all the same", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const to = await ownAddress(world);
  await db.user.update({ where: { id: user.id }, data: { preferredLanguage: "de" } });
  await world.login(page);
  await page.goto("/de/app/user/settings?tab=notifications");
  const choice = page.getByRole("switch", { name: "Ein Beitrag wurde nicht veröffentlicht: Per E-Mail" });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await expect(page.getByRole("switch", { name: /veröffentlicht: In der App/ })).toBeChecked();

  await createPost(db, user, { status: "failed", reason: "too_long", content: "Viel zu lang" });
  // The letter of another kind shows that letters went out meanwhile.
  await createPost(db, user, {
    status: "unconfirmed",
    attemptId: crypto.randomUUID(),
    content: "Vielleicht da",
  });
  const inbox = () => world.mail.state<Inbox>({ to });
  await expect
    .poll(async () => (await inbox()).mails.map(({ subject }) => subject), TOLD)
    .toEqual(["Ist Ihr Beitrag auf LinkedIn?"]);
  expect((await inbox()).mails[0]!.text).toContain(`${world.webUrl}/de/app/content/edit/`);

  await page.goto("/de/app/notifications");
  const item = page.getByTestId("notification").filter({ hasText: "Viel zu lang" });
  await expect(item).toContainText("Ein Beitrag wurde nicht veröffentlicht");
  await expect(item).toContainText("Der Text ist für LinkedIn zu lang");
  await page.getByRole("button", { name: "Alle als gelesen markieren" }).click();
  await expect(page.getByTestId("unread-count")).toHaveCount(0);
});
