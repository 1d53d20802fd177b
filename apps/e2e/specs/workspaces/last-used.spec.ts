import { createTeam } from "../../fixtures/create-team";
import { localized } from "../../fixtures/localized";
import { signInAgain } from "../../fixtures/sign-in-again";
import { expect, test } from "../../fixtures/world";

const { t, at, language } = localized("en");

test("who signs in, and who comes from a public page, is led into the workspace that they used last", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const { slug, workspace } = await createTeam(world, "editor");
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/posts`));

  await page.goto(at("/help"));
  await page.getByRole("link", { name: t("site:header.goToApp"), exact: true }).click();
  await page.waitForURL(at(`/app/w/${slug}`));

  await db.session.deleteMany({ where: { userId: user.id } });
  await page.context().clearCookies({ name: "authjs.session-token" });
  await page.goto(at("/login"));
  await signInAgain(page, world, language);
  await page.waitForURL(at(`/app/w/${slug}`));

  // An address without a workspace is the personal one's, which is the last from then on.
  await page.goto(at("/app/posts"));
  await expect(page).toHaveURL(at("/app/posts"));
  await page.goto(at("/help"));
  await page.getByRole("link", { name: t("site:header.goToApp"), exact: true }).click();
  await page.waitForURL(at("/app"));

  await page.goto(at(`/app/w/${slug}`));
  await db.membership.deleteMany({ where: { userId: user.id, workspaceId: workspace.id } });
  await page.goto(at("/help"));
  await page.getByRole("link", { name: t("site:header.goToApp"), exact: true }).click();
  await page.waitForURL(at("/app"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
