import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");

test("a page asks the server for the pages that are opened, and for none besides", async ({
  page,
  world,
}) => {
  await world.login(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has("_rsc")) asked.push(pathname);
  });
  await page.goto(at("/app"));
  const nav = page.getByRole("navigation", { name: t("shell:mainNavigation"), exact: true });
  const link = nav.getByRole("link", { name: t("shell:posts"), exact: true });
  await link.hover();
  await link.click();
  await expect(
    page.getByRole("heading", { level: 1, name: t("posts:list.title"), exact: true }),
  ).toBeVisible();
  expect(asked).toEqual([at("/app/posts")]);
});
