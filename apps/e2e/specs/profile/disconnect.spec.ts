import { createTokenVault } from "@takt/auth/token-vault";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible, expectFits } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { keyboardOnly } from "../../fixtures/keyboard-only";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");
const HOUR_MS = 3_600_000;

/** Returns the user's decrypted access token, by which LinkedIn's calls of this test are identified. */
async function readAccessToken({ db, user, tokenKeys }: World): Promise<string> {
  const { id, linkedinAccessToken } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  return createTokenVault(tokenKeys).open(linkedinAccessToken!, `users/${id}/linkedin_access_token`);
}

test("disconnecting LinkedIn by keyboard holds the posts and updates the shell, and reconnecting reverts both", async ({
  page,
  world,
}) => {
  const { db, user, linkedin } = world;
  const row = () => db.user.findUniqueOrThrow({ where: { id: user.id } });
  const token = await readAccessToken(world);
  for (const hours of [30, 26])
    await createPost(db, user, { status: "scheduled", scheduledAt: new Date(Date.now() + hours * HOUR_MS) });
  await world.login(page);
  await page.goto(at("/app/user/profile"));
  const card = page.getByRole("region", { name: t("today:linkedin.title"), exact: true });
  const open = card.getByRole("button", { name: t("profile:disconnect.open"), exact: true });
  const dialog = page.getByRole("alertdialog", { name: t("profile:disconnect.title"), exact: true });
  const cancel = dialog.getByRole("button", { name: t("common:cancel"), exact: true });
  const action = dialog.getByRole("button", { name: t("profile:disconnect.action"), exact: true });
  const sidebar = page.getByRole("banner");

  const keyboard = await keyboardOnly(page);
  await keyboard.choose(open);
  await expect(cancel).toBeFocused();
  await expect(dialog.getByTestId("disconnect-scheduled")).toContainText(
    t("profile:disconnect.facts.scheduled", { count: 2 }),
  );
  await expect(dialog.getByTestId("disconnect-scheduled")).toContainText("(Europe/Berlin)");
  await expectAccessible(page, "disconnect-dialog");
  await keyboard.press("Escape");
  await expect(open).toBeFocused();
  expect(await row()).toMatchObject({ linkedinStatus: "active" });

  // A failed call is reported in the dialog and can be retried.
  await page.route(/api\/trpc\/.*connections\.disconnect/, (route) => route.abort());
  await keyboard.press("Enter");
  await keyboard.choose(action);
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expectFits(page, "disconnect-failed");
  await page.unroute(/api\/trpc\/.*connections\.disconnect/);
  await keyboard.choose(action);
  const done = card.getByRole("status").filter({ hasText: t("profile:disconnect.done") });
  await expect(done).toBeFocused();
  await expect(done).not.toContainText(t("profile:disconnect.notRevoked"));
  await expect(dialog).toHaveCount(0);
  keyboard.expectNoPointer();
  expect(await row()).toMatchObject({ linkedinStatus: "none", linkedinAccessToken: null });
  const revocations = await linkedin.requests({ path: "/oauth/v2/revoke", method: "POST" });
  expect(revocations.filter(({ body }) => body.includes(token)).map(({ status }) => status)).toEqual([200]);

  await expect(sidebar.getByText(t("shell:connection.none"), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(t("shell:banner.none"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("notifications:banner.held", { count: 2, posts: "2" }))).toBeVisible();
  await expect(open).toHaveCount(0);
  await expectAccessible(page, "disconnected");

  await card.getByRole("link", { name: t("today:linkedin.reconnect"), exact: true }).click();
  const family = user.name!.split(" ").at(-1)!;
  await page.getByRole("radio", { name: new RegExp(`${family}(?!\\d)`) }).check();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(open).toBeVisible();
  await expect(page.getByText(t("shell:banner.none"), { exact: true })).toHaveCount(0);
  expect(await row()).toMatchObject({ linkedinStatus: "active" });
});

test("a revocation that LinkedIn does not confirm is reported, and the token is deleted here", async ({
  page,
  world,
}) => {
  const { db, user, linkedin } = world;
  await linkedin.fault({
    kind: "answer",
    status: 503,
    match: { path: "/oauth/v2/revoke", bodyIncludes: await readAccessToken(world) },
  });
  await world.login(page);
  await page.goto(at("/app/user/profile"));
  await page.getByRole("button", { name: t("profile:disconnect.open"), exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByTestId("disconnect-scheduled")).toHaveText(
    t("profile:disconnect.facts.noneScheduled"),
  );
  await dialog.getByRole("button", { name: t("profile:disconnect.action"), exact: true }).click();
  await expect(page.getByText(t("profile:disconnect.notRevoked"), { exact: true })).toBeVisible();
  await expectAccessible(page, "disconnected-not-revoked");
  expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
    linkedinStatus: "none",
    linkedinAccessToken: null,
  });
});
