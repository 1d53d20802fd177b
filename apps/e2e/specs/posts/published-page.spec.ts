import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { publishNow } from "./publish-now";

const here = localized("de");
const { t, at } = here;
const HOUR_MS = 3_600_000;
const CONTENT = "Drei Dinge aus einem Jahr Remote-Arbeit\n\nDas erste: Termine haben eine Agenda.";

/** Stores a post's rows of a sync: its row among the posts on LinkedIn, and its figures with source and time. */
async function measure({ db, user }: World, postId: string, figures: Record<string, number>) {
  const { linkedinUrn } = await db.post.findUniqueOrThrow({ where: { id: postId } });
  const { id } = await createLinkedinPost(db, user, { postId, urn: linkedinUrn! });
  await db.postMetrics.create({
    data: {
      linkedinPostId: id,
      source: "community_api",
      measuredAt: new Date("2026-11-20T08:00:00Z"),
      ...figures,
    },
  });
}

test("a published post shows its receipt in three steps, and its figures with source and age once there are any", async ({
  page,
  world,
}) => {
  const post = await createPost(world.db, world.user, { content: CONTENT });
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await publishNow(page, here);

  const steps = page.getByTestId("receipt-steps").getByRole("listitem");
  await expect(steps).toHaveText([/^Fällig/, /^Gesendet, einmal/, /^Von LinkedIn bestätigt/]);
  for (const step of await steps.all())
    await expect(step.locator("time")).toHaveText(/^\d\d:\d\d:\d\d\.\d{3}$/);
  await expect(page.getByTestId("preview-text")).toHaveText(CONTENT);
  await expect(page.getByTestId("no-figures")).toHaveText(t("analytics:figures.offered"));
  await expect(page.getByTestId("post-figures")).toHaveCount(0);
  await page.getByTestId("receipt-calls").locator("summary").first().click();
  await expect(page.getByTestId("receipts").getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, "published-new");

  await measure(world, post.id, { impressions: 1204, reactions: 31, comments: 0, reshares: 2 });
  await world.db.post.update({
    where: { id: post.id },
    data: { publishedAt: new Date(Date.now() - 15 * 24 * HOUR_MS) },
  });
  await page.reload();
  const figures = page.getByTestId("post-figures");
  for (const [name, value] of [
    ["Impressions", "1.204"],
    ["Reaktionen", "31"],
    ["Kommentare", "0"],
    ["Geteilt", "2"],
    ["Interaktionen", "33"],
    ["Interaktionsrate", "2,7 %"],
  ] as const)
    await expect(
      figures.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) }),
    ).toHaveText(`${name}${value}`);
  await expect(figures).toContainText(
    "Quelle: Community Management API von LinkedIn, Fr., 20. Nov. 2026, 09:00.",
  );
  await expect(page.getByTestId("unknown-figures")).toContainText(
    "Nicht bekannt: Gespeichert, Per Nachricht geteilt, Erreichte Mitglieder",
  );
  await expect(page.getByText("2 Wochen", { exact: true })).toBeVisible();
  await expectAccessible(page, "published-figures");
});

test("a published post is followed up with a link to it, and duplicated with all that it says", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const published = { status: "published" as const, content: CONTENT, hashtags: ["remote"] };
  const post = await createPost(db, user, published);
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await page.getByRole("button", { name: t("posts:actions.followUp"), exact: true }).click();
  await expect(page.getByText(t("posts:done.followUp"), { exact: true }).first()).toBeVisible();
  const text = page.getByTestId("post-text");
  await expect(text).toHaveValue("");
  const title = page.getByRole("textbox", { name: t("posts:linkCard.cardTitle"), exact: true });
  await expect(title).toHaveValue("Drei Dinge aus einem Jahr Remote-Arbeit");
  const drafts = () => db.post.findMany({ where: { authorId: user.id, status: "draft" } });
  expect(await drafts()).toMatchObject([
    { linkSource: `https://www.linkedin.com/feed/update/${post.linkedinUrn}/`, content: "" },
  ]);
  await expectAccessible(page, "published-follow-up");

  await page.goto(at(`/app/content/edit/${post.id}`));
  await page.getByRole("button", { name: t("posts:actions.duplicate"), exact: true }).click();
  await expect(text).toHaveValue(CONTENT);
  expect((await drafts()).filter(({ content }) => content === CONTENT)).toMatchObject([
    { hashtags: ["remote"], publishedAt: null },
  ]);
});
