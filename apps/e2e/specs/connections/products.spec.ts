import type { Page } from "@playwright/test";
import { answerAtProduct, getProduct } from "../../fixtures/answer-at-product";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("de");
const PROFILE = "/app/user/profile";
const COMMUNITY = t("profile:products.community.name");
const PORTABILITY = t("profile:products.portability.name");

/** Answers at LinkedIn for a product, from the profile. */
const answerAt = (page: Page, world: World, name: string, answer: "Allow" | "cancel") =>
  answerAtProduct(page, world, { name, path: at(PROFILE) }, answer);

test("each of LinkedIn's further products is connected on its own, and disconnected with what it has reported", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const { urn } = await world.linkedin.addPost(user.linkedinProfileId!, { text: "Made elsewhere" });
  await db.user.update({ where: { id: user.id }, data: { linkedinScopes: ["openid", "w_member_social"] } });
  await world.login(page);
  await page.goto(at(PROFILE));
  const [community, portability] = [getProduct(page, COMMUNITY), getProduct(page, PORTABILITY)];
  await expect(community.getByText(t("profile:products.status.none"), { exact: true })).toBeVisible();
  await expectAccessible(page, "products-none");

  await answerAt(page, world, COMMUNITY, "cancel");
  await expect(page.getByText(t("shell:outcome.cancelled_consent"), { exact: true }).first()).toBeVisible();
  await answerAt(page, world, COMMUNITY, "Allow");
  await expect(community.getByText(t("profile:products.status.active"), { exact: true })).toBeVisible();
  await expect(community).toContainText(user.name!);
  await answerAt(page, world, PORTABILITY, "Allow");
  await expect(portability.getByText(t("profile:products.status.active"), { exact: true })).toBeVisible();
  const grants = await db.linkedinGrant.findMany({ where: { userId: user.id } });
  expect(grants).toMatchObject([{ status: "active" }, { status: "active" }]);
  // Each app knows the member by another id.
  expect(new Set([user.linkedinProfileId, ...grants.map((grant) => grant.memberSub)]).size).toBe(3);
  // Readable posts are read at once, without anybody's asking.
  await expect
    .poll(() => db.linkedinPost.findMany({ where: { userId: user.id, urn } }))
    .toMatchObject([{ source: "community_api", text: "Made elsewhere" }]);
  await expectAccessible(page, "products-connected");

  await community
    .getByRole("button", { name: t("profile:products.disconnectName", { name: COMMUNITY }) })
    .click();
  await expectAccessible(page, "products-disconnect");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("profile:products.disconnect"), exact: true })
    .click();
  await expect(
    page.getByText(t("profile:products.done", { name: COMMUNITY }), { exact: true }).first(),
  ).toBeVisible();
  await expect(community.getByText(t("profile:products.status.none"), { exact: true })).toBeVisible();
  await expect(portability.getByText(t("profile:products.status.active"), { exact: true })).toBeVisible();
  expect(await db.memberDailyMetrics.count({ where: { userId: user.id } })).toBe(0);
});

test("a product that LinkedIn has withdrawn is connected again", async ({ page, world }) => {
  const { db, user } = world;
  await db.linkedinGrant.create({
    data: {
      userId: user.id,
      product: "community",
      memberSub: "somebody-else",
      accessTokenExpiresAt: new Date(Date.now() - 1),
      connectedAt: new Date(Date.now() - 86_400_000),
      status: "invalid",
      reason: "revoked",
    },
  });
  await world.login(page);
  await page.goto(at(PROFILE));
  const community = getProduct(page, COMMUNITY);
  await expect(community.getByText(t("profile:products.invalid.revoked"), { exact: true })).toBeVisible();
  // Another member than the one that was connected is refused; disconnecting makes room.
  await answerAt(page, world, COMMUNITY, "Allow");
  await expect(page.getByText(t("shell:outcome.other_member"), { exact: true }).first()).toBeVisible();
  await db.linkedinGrant.updateMany({ where: { userId: user.id }, data: { status: "none" } });
  await page.goto(at(PROFILE));
  await answerAt(page, world, COMMUNITY, "Allow");
  await expect(community.getByText(t("profile:products.status.active"), { exact: true })).toBeVisible();
});

test("a member with another name is asked first, and nothing is stored before the answer", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const QUESTION = at("/app/user/linkedin-member");
  await db.user.update({ where: { id: user.id }, data: { name: "Somebody Else" } });
  const grants = () => db.linkedinGrant.findMany({ where: { userId: user.id, status: "active" } });
  const ask = async (answer: "yes" | "no") => {
    await page.goto(at(PROFILE));
    await answerAtProduct(page, world, { name: COMMUNITY, path: QUESTION }, "Allow");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("profile:products.question.title"));
    await expect(page.getByRole("main")).toContainText("Somebody Else");
    await expect(page.getByRole("main")).toContainText(user.name!);
    expect(await grants()).toEqual([]);
    if (answer === "no") await expectAccessible(page, "products-question");
    const button = t(`profile:products.question.${answer}`);
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.waitForURL((url) => url.pathname === at(PROFILE));
  };
  await world.login(page);
  await ask("no");
  await expect(page.getByText(t("shell:outcome.not_mine"), { exact: true }).first()).toBeVisible();
  expect(await grants()).toEqual([]);
  await ask("yes");
  await expect(
    getProduct(page, COMMUNITY).getByText(t("profile:products.status.active"), { exact: true }),
  ).toBeVisible();
  expect(await grants()).toMatchObject([{ product: "community", memberName: user.name }]);
});
