import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createApprovalStages } from "../../fixtures/create-approval-stages";
import { createTeam } from "../../fixtures/create-team";
import { expectSwept } from "../../fixtures/expect-swept";
import { localized } from "../../fixtures/localized";
import { openElsewhere } from "../../fixtures/open-elsewhere";
import { expect, test, type World } from "../../fixtures/world";
import { createConnectedUser } from "../../harness/create-connected-user";

const en = localized("en");
const de = localized("de");
type Inbox = { emails: { text: string }[] };

/** The path of the last link of this kind in an e-mail to an address. */
async function readLink(world: World, to: string, kind: RegExp): Promise<string> {
  const read = async () => {
    const { emails } = await world.mail.state<Inbox>({ to });
    return emails.map(({ text }) => kind.exec(text)?.[0] ?? "").findLast((link) => link !== "") ?? "";
  };
  await expectSwept(world, read).toMatch(kind);
  return read();
}

async function inviteApprover(page: Page, email: string) {
  await page.getByRole("button", { name: en.t("members:invite.open"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: en.t("members:invite.email"), exact: true }).fill(email);
  await dialog.getByRole("radio", { name: en.t("members:roles.approver.name"), exact: true }).check();
  await dialog.getByRole("button", { name: en.t("members:invite.send", { count: 1 }), exact: true }).click();
  await expect(
    page.getByText(en.t("members:invite.sent", { count: 1, email }), { exact: true }),
  ).toBeVisible();
}

test("from the invitation of an approver to the first approved post on LinkedIn, by two e-mails", async ({
  page,
  browser,
  world,
}) => {
  const { db, linkedin, tokenKeys, user } = world;
  const { slug, workspace } = await createTeam(world);
  await createApprovalStages(world, workspace.id, [{ name: "Client" }]);
  const client = await createConnectedUser(db, linkedin, tokenKeys, {
    email: `client-${user.id.slice(-12)}@example.com`,
    emailVerified: new Date(),
    preferredLanguage: "de",
  });
  await world.login(page);
  await page.goto(`/app/w/${slug}/members`);
  await inviteApprover(page, client.email!);

  const other = await openElsewhere(browser, world, { user: client, locale: "de-DE" });
  await other.goto(await readLink(world, client.email!, /\S+\/invitation\?token=[\w-]{43}/));
  await other
    .getByRole("button", {
      name: de.t("members:invitation.join", { workspace: workspace.name }),
      exact: true,
    })
    .click();
  await other.waitForURL(new RegExp(`/de/app/w/${slug}`));

  const content = `We moved to four-day weeks ${user.id.slice(-12)}`;
  const draft = await createPost(db, { id: user.id, workspaceId: workspace.id }, { content });
  await page.goto(`/app/w/${slug}/content/edit/${draft.id}`);
  await page.getByRole("button", { name: en.t("posts:actions.publishNow"), exact: true }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: en.t("approvals:post.act.publish"), exact: true })
    .click();
  await expect(page.getByText(en.t("approvals:post.banner"), { exact: true })).toBeVisible();

  const post = `/app/w/${slug}/content/edit/${draft.id}`;
  await other.goto(await readLink(world, client.email!, new RegExp(`\\S+${post}`)));
  await other.waitForURL(new RegExp(post));
  await expect(other.getByText(content).first()).toBeVisible();
  const status = async () => (await db.post.findUniqueOrThrow({ where: { id: draft.id } })).status;
  expect(await status()).toBe("scheduled");
  await other.getByRole("button", { name: de.t("approvals:post.approve"), exact: true }).click();
  await expectSwept(world, status).toBe("published");
  const { posts } = await linkedin.state<{ posts: { published: string }[] }>();
  expect(posts.filter(({ published }) => published === content)).toHaveLength(1);
  await other.context().close();
});
