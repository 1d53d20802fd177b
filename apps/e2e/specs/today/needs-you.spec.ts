import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { noonTimeZone } from "../../fixtures/noon-time-zone";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
const HOUR_MS = 3_600_000;

test("what needs the user stands on Today with its number until it is settled there", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const past = new Date(Date.now() - HOUR_MS);
  const unconfirmed = await createPost(db, user, {
    status: "unconfirmed",
    content: "Ist er da",
    scheduledAt: past,
    attemptedAt: past,
    attemptId: crypto.randomUUID(),
  });
  const failed = await createPost(db, user, {
    status: "failed",
    reason: "media_rejected",
    reasonDetail: "team.png could not be processed",
    content: "Mit einem Bild",
    scheduledAt: past,
  });
  await world.login(page);
  await page.goto(at("/app"));
  const section = page.getByRole("region", { name: t("today:needs.title"), exact: true });
  const row = (need: string) => section.locator(`[data-need="${need}"]`);
  const button = (name: string) => section.getByRole("button", { name, exact: true });
  const link = page
    .getByRole("navigation", { name: t("shell:mainNavigation"), exact: true })
    .getByRole("link", { name: new RegExp(`^${t("shell:today")}`) });
  const sentence = page.getByRole("heading", { level: 1 });
  await expect(row("unconfirmed")).toContainText("Ist er da");
  await expect(row("failed")).toContainText(t("reasons:media_rejected.title"));
  await expect(row("failed")).toContainText("team.png could not be processed");
  await expect(link).toHaveText(`${t("shell:today")}2`);
  await expect(sentence).toContainText(t("today:sentence.needs", { count: 2, number: t("today:numbers.2") }));
  await expectAccessible(page, "today-needs-you");

  await button(t("today:needs.yes")).click();
  await expect(row("unconfirmed")).toHaveCount(0);
  await expect(link).toHaveText(`${t("shell:today")}1`);
  await expect(sentence).toContainText(t("today:sentence.needs", { count: 1 }));

  await button(t("today:needs.toDraft")).click();
  await expect(section).toHaveCount(0);
  await expect(link).toHaveText(t("shell:today"));
  const statuses = await db.post.findMany({
    where: { id: { in: [unconfirmed.id, failed.id] } },
    select: { id: true, status: true },
  });
  expect(new Map(statuses.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [unconfirmed.id, "published"],
      [failed.id, "draft"],
    ]),
  );
});

test("the week never shows an unconfirmed post as planned", async ({ page, world }) => {
  const { db, user } = world;
  await db.user.update({ where: { id: user.id }, data: { timezone: noonTimeZone() } });
  const post = await createPost(db, user, {
    status: "unconfirmed",
    attemptedAt: new Date(),
    attemptId: crypto.randomUUID(),
    scheduledAt: new Date(),
  });
  await world.login(page);
  await page.goto(at("/app"));
  const shown = page.locator(`[aria-current="date"] a[href$="${post.id}"]`);
  await expect(shown).toHaveAttribute("data-status", "unconfirmed");
  await expect(shown).toContainText(t("posts:status.unconfirmed"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/heute erscheint nichts/i);
});
