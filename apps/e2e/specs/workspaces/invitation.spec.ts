import type { Page } from "@playwright/test";
import { createInvitation } from "@takt/db/testing/factories/create-invitation";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { expectSwept } from "../../fixtures/expect-swept";
import { localized } from "../../fixtures/localized";
import { signInAtLinkedIn } from "../../fixtures/sign-in-at-linkedin";
import { openElsewhere } from "../../fixtures/open-elsewhere";
import { expect, test, type World } from "../../fixtures/world";
import { createConnectedUser } from "../../harness/create-connected-user";

const en = localized("en");
const de = localized("de");
type Inbox = { emails: { subject: string; text: string }[] };

/** Opens the dialog on the page of the members and sends an invitation. */
async function invite(page: Page, email: string, who: "bound" | "anyone" = "bound") {
  const { t } = en;
  await page.getByRole("button", { name: t("members:invite.open"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: t("members:invite.email"), exact: true }).fill(email);
  await dialog.getByRole("radio", { name: t("members:roles.editor.name"), exact: true }).check();
  await dialog.getByRole("radio", { name: t(`members:invite.${who}`), exact: true }).check();
  await expectAccessible(page, "members-invite");
  await dialog.getByRole("button", { name: t("members:invite.send", { count: 1 }), exact: true }).click();
  await expect(page.getByText(t("members:invite.sent", { count: 1, email }), { exact: true })).toBeVisible();
}

/** The link of the last e-mail with one to an address. */
async function readLink(world: World, to: string): Promise<string> {
  const read = async () => {
    const { emails } = await world.mail.state<Inbox>({ to });
    return emails.at(-1)?.text.match(/\S+\/invitation\?token=[\w-]{43}/)?.[0] ?? "";
  };
  await expectSwept(world, read).toContain("/invitation?token=");
  return read();
}

test("a newcomer comes in by an e-mail: from the waitlist past the onboarding into the workspace", async ({
  page,
  browser,
  world,
}) => {
  const { slug, workspace } = await createTeam(world);
  const family = `Neu-${world.user.id.slice(-8)}`;
  const email = `${family.toLowerCase()}@example.com`;
  await world.linkedin.addMember({ given_name: "Nele", family_name: family, email, emailVerified: true });
  await world.login(page);
  await page.goto(`/app/w/${slug}/members`);
  await invite(page, email);
  const pending = page.getByRole("main").getByRole("listitem").filter({ hasText: email });
  await expect(pending).toContainText(en.t("members:roles.editor.name"));
  await expectAccessible(page, "members-invited");

  const guest = await openElsewhere(browser, world, { locale: "de-DE" });
  await guest.goto(await readLink(world, email));
  // The link names no language: the page is in the browser's.
  await expect(guest).toHaveURL(/\/de\/invitation\?token=/);
  const heading = guest.getByRole("heading", { level: 1 });
  await expect(heading).toContainText(workspace.name);
  await expect(guest.getByRole("main")).toContainText(de.t("members:roles.editor.may"));
  await expectAccessible(guest, "invitation-visitor");
  await guest.getByRole("link", { name: de.t("members:invitation.signIn"), exact: true }).click();
  await signInAtLinkedIn(guest, { language: "de", member: family, firstTime: true });
  await guest.waitForURL(/\/de\/invitation\?token=/);
  await expectAccessible(guest, "invitation-join");
  await guest
    .getByRole("button", {
      name: de.t("members:invitation.join", { workspace: workspace.name }),
      exact: true,
    })
    .click();
  await guest.waitForURL(/\/de\/app\/onboarding/);
  await world.db.user.updateMany({ where: { email }, data: { onboardingCompleted: true } });
  await guest.goto(`/de/app/w/${slug}`);
  await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
  await guest.context().close();

  await page.reload();
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: family });
  await expect(row).toContainText(email);
  await expect(
    pending.getByRole("button", { name: en.t("members:invitations.copyFor", { email }) }),
  ).toHaveCount(0);
  const { waitlistStatus } = await world.db.user.findFirstOrThrow({ where: { email } });
  expect(waitlistStatus).toBe("active");
});

test("an invitation that is bound to another address is refused with the reason, and joins nobody", async ({
  page,
  world,
}) => {
  const { workspace } = await createTeam(world, "viewer");
  const stranger = await createTeam({ ...world, user: await otherUser(world) });
  const { token } = await createInvitation(
    world.db,
    { id: stranger.owner.id, workspaceId: stranger.workspace.id },
    { email: "somebody@example.com", isBound: true },
  );
  await world.login(page);
  await page.goto(`/invitation?token=${token}`);
  await expect(page.getByText(en.t("errors:invitation_other_address"), { exact: true })).toBeVisible();
  await expect(page.getByText("s…@example.com")).toBeVisible();
  await expect(
    page.getByRole("button", {
      name: en.t("members:invitation.join", { workspace: stranger.workspace.name }),
    }),
  ).toHaveCount(0);
  await expectAccessible(page, "invitation-refused");
  await page.goto("/invitation?token=none");
  await expect(page.getByText(en.t("members:invitation.invalidTitle"), { exact: true })).toBeVisible();
  await expectAccessible(page, "invitation-invalid");
  const memberships = await world.db.membership.findMany({ where: { userId: world.user.id } });
  expect(memberships.map(({ workspaceId }) => workspaceId)).not.toContain(stranger.workspace.id);
  expect(memberships.map(({ workspaceId }) => workspaceId)).toContain(workspace.id);
});

const otherUser = ({ db, linkedin, tokenKeys }: World) => createConnectedUser(db, linkedin, tokenKeys);

test("several people are invited at once, each by an invitation of their own, and who cannot be stays to be changed", async ({
  page,
  world,
}) => {
  const { t } = de;
  const { slug, workspace } = await createTeam(world);
  await world.login(page);
  await page.goto(de.at(`/app/w/${slug}/members`));
  await page.getByRole("button", { name: t("members:invite.open"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox", { name: t("members:invite.email"), exact: true });
  const address = (name: string) => `${name}-${workspace.id.slice(-12)}@example.com`;
  const own = (await world.db.user.findUniqueOrThrow({ where: { id: world.user.id } })).email!;
  await field.fill(`Jana Berg <${address("jana")}>, ${own}\ntom@ ${address("uli")}`);
  await dialog.getByRole("button", { name: t("members:invite.send", { count: 4 }), exact: true }).click();
  const results = dialog.getByRole("list", { name: t("members:invite.results"), exact: true });
  await expect(results.getByRole("listitem")).toHaveText([
    `${address("jana")}: ${t("members:invite.result")}`,
    `${own}: ${t("errors:member_exists")}`,
    `tom@: ${t("members:invite.noAddress")}`,
    `${address("uli")}: ${t("members:invite.result")}`,
  ]);
  await expect(field).toHaveValue(`${own}\ntom@`);
  await expect(field).toBeFocused();
  await expectAccessible(page, "members-invite-several");
  await field.fill(address("tom"));
  await field.press("Control+Enter");
  await expect(dialog).toBeHidden();
  for (const name of ["jana", "uli", "tom"])
    await expect(
      page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ hasText: address(name) }),
    ).toBeVisible();
  expect(await world.db.invitation.count({ where: { workspaceId: workspace.id } })).toBe(3);
});
