import type { Page } from "@playwright/test";
import { WEB_STORAGE } from "@takt/domain/privacy/model/browser-storage/web-storage";
import { collectBrowserStorage } from "../../fixtures/collect-browser-storage";
import { createWaitingPosts } from "../../fixtures/create-waiting-posts";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { openAsGuest } from "../../fixtures/open-as-guest";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");

const POST = {
  content:
    "Wir stellen um: ab Januar arbeiten wir vier Tage die Woche.\n\nWas wir dabei gelernt haben, steht hier.",
  inHours: 72,
  firstComment: "Die Zahlen dazu: https://example.com/vier-tage",
};

/** Makes a link by which a guest may approve, and returns its address. */
async function makeLink(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: t("reviews:share.open"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("reviews:share.title"), exact: true });
  await expect(dialog.getByText(t("reviews:links.none"), { exact: true })).toBeVisible();
  await dialog.getByRole("textbox", { name: t("reviews:share.name"), exact: true }).fill(name);
  await dialog.getByRole("checkbox", { name: t("reviews:share.mayApprove"), exact: true }).check();
  await expectAccessible(page, "review-share");
  await dialog.getByRole("button", { name: t("reviews:share.create"), exact: true }).click();
  const address = dialog.getByRole("textbox", { name: t("reviews:share.address", { name }), exact: true });
  await expect(address).toBeFocused();
  await expect(dialog.getByRole("listitem").filter({ hasText: name })).toContainText(
    t("reviews:links.never"),
  );
  await expectAccessible(page, "review-link-made");
  return address.inputValue();
}

test("a member shares a post, and a guest on a phone writes a note and approves it, with nothing stored in their browser", async ({
  page,
  browser,
  world,
}) => {
  const { slug, workspace, posts } = await createWaitingPosts(world, [POST]);
  const path = at(`/app/w/${slug}/content/edit/${posts[0]!.id}`);
  await world.login(page);
  await page.goto(path);
  const url = await makeLink(page, "Müller GmbH");
  expect(url).toMatch(/\/review\/[\w-]{43}$/);

  const guest = await openAsGuest(browser, world, { locale: "de-DE", isPhone: true });
  const response = await guest.goto(url);
  // The link names no language: the page is in the browser's.
  await expect(guest).toHaveURL(/\/de\/review\/[\w-]{43}$/);
  expect(response!.headers()).toMatchObject({
    "x-robots-tag": "noindex, nofollow, noarchive",
    "referrer-policy": "no-referrer",
  });
  expect(response!.headers()["cache-control"]).toMatch(/private.*no-store/);
  await expect(
    guest.getByRole("heading", {
      name: t("reviews:guest.heading", { workspace: workspace.name }),
      exact: true,
      level: 1,
    }),
  ).toBeVisible();
  await expect(guest.getByTestId("preview-text")).toContainText("vier Tage die Woche");
  await expect(guest.getByTestId("preview-comment")).toHaveText(POST.firstComment);
  await expect(guest.getByRole("button", { name: t("consent:actions.all"), exact: true })).toHaveCount(0);
  await expectAccessible(guest, "review-guest");
  await guest.setViewportSize({ width: 390, height: 844 });

  const button = (name: string) => guest.getByRole("button", { name, exact: true });
  const main = guest.getByRole("main");
  await button(t("reviews:guest.answer.approve")).click();
  const name = guest.getByRole("textbox", { name: t("reviews:guest.answer.name"), exact: true });
  await expect(name).toBeFocused();
  await expect(guest.getByText(t("reviews:guest.answer.nameMissing"), { exact: true })).toBeVisible();
  await name.fill("Erika Müller");
  const note = guest.getByRole("textbox", { name: t("reviews:guest.answer.note"), exact: true });
  await button(t("reviews:guest.answer.changes")).click();
  await expect(note).toBeFocused();
  await note.fill("Gilt das auch für Teilzeit?");
  await button(t("reviews:guest.answer.sendOnly")).click();
  await expect(main.getByRole("listitem").filter({ hasText: "Gilt das auch für Teilzeit?" })).toContainText(
    "Erika Müller",
  );
  await expect(note).toHaveValue("");
  await expectAccessible(guest, "review-guest-note");
  await guest.setViewportSize({ width: 390, height: 844 });

  await button(t("reviews:guest.answer.approve")).click();
  await expect(main.getByRole("status").getByText(t("reviews:guest.done.approved"))).toBeVisible();
  await expect(button(t("reviews:guest.answer.approve"))).toHaveCount(0);
  await expectAccessible(guest, "review-guest-approved");
  const stored = await collectBrowserStorage(guest);
  expect(stored.filter(({ kind }) => kind === "cookie")).toEqual([]);
  const drafts = WEB_STORAGE.tabDrafts.name.slice(0, -1);
  expect(stored.filter(({ name: key }) => !key.startsWith(drafts))).toEqual([]);
  expect(JSON.stringify(stored)).not.toContain(url.slice(-43));
  await guest.context().close();

  await page.goto(path);
  await expect(page.locator("[data-approval]")).toHaveText(t("approvals:states.approved"));
  const history = page.getByTestId("approval-history");
  await history.getByText(t("approvals:post.history.title"), { exact: true }).click();
  await expect(history).toContainText(t("approvals:post.history.guest", { name: "Erika Müller" }));
  await expectAccessible(page, "review-approved-by-guest");
});
