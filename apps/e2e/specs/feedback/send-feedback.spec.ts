import type { Locator } from "@playwright/test";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { expectSwept } from "../../fixtures/expect-swept";
import { holdKey } from "../../fixtures/hold-key";
import { EVERY_LANGUAGE, localized } from "../../fixtures/localized";
import { OPERATOR_EMAIL } from "../../fixtures/operator-email";
import { expect, test, type World } from "../../fixtures/world";
import { feedbackDialog, openFeedback } from "./open-feedback";

type Inbox = { emails: { subject: string; text: string }[] };

const here = localized("en");
const { t, at } = here;

const IMAGE = { name: "Bild.png", mimeType: "image/png", buffer: sampleMedia.png(640, 400) };
const SMALL_IMAGE = sampleMedia.png(64, 48);
const listFeedback = ({ db, user }: World) => db.feedback.findMany({ where: { userId: user.id } });

test("a bug report with a screenshot is stored and emailed to the operator", async ({ page, world }) => {
  const path = at("/app/posts");
  const text = `It broke <b>here</b> ${world.user.id}`;
  await world.login(page);
  await page.goto(path);
  const { dialog, button, message, opener, picker, preview, send, type, ...feedback } = await openFeedback(
    page,
    here,
  );
  await type("bug").check();
  await message.fill(`${text}\nSecond line`);
  await picker.setInputFiles(IMAGE);
  await expect(preview).toBeVisible();
  await expect(dialog.getByText(t("feedback:along.page"))).toContainText(path);
  await expectAccessible(page, "feedback-filled");
  await send.click();

  await expect(dialog.getByRole("heading", { name: t("feedback:sent.title"), exact: true })).toBeVisible();
  const reference = await feedback.reference.innerText();
  expect(reference).toMatch(/^FB-[0-9A-F]{8}$/);
  await expectAccessible(page, "feedback-sent");
  expect(await listFeedback(world)).toMatchObject([
    {
      type: "bug",
      message: `${text}\nSecond line`,
      page: path,
      errorId: null,
      screenshotType: "image/png",
    },
  ]);
  await button(t("feedback:sent.done")).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  const email = async () => {
    const { emails } = await world.mail.state<Inbox>({ to: OPERATOR_EMAIL });
    return emails.find(({ subject }) => subject.includes(reference))?.text ?? "";
  };
  await expectSwept(world, email).toContain(text);
  for (const part of ["> Second line", path, world.user.name!]) expect(await email()).toContain(part);
});

test("an empty message, a message that is too long and a file that is no image are refused", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/posts"));
  const { dialog, message, picker, send } = await openFeedback(page, here);
  await send.click();
  await expect(dialog.getByText(t("feedback:problems.empty"), { exact: true })).toBeVisible();
  await expect(message).toBeFocused();
  await expect(message).toHaveAttribute("aria-invalid", "true");
  await picker.setInputFiles({
    name: "note.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("no picture"),
  });
  await expect(dialog.getByText(t("errors:screenshot_invalid"), { exact: true })).toBeVisible();
  await expectAccessible(page, "feedback-errors");

  await message.fill("x".repeat(2001));
  await send.click();
  await expect(message).toBeFocused();
  expect(await listFeedback(world)).toEqual([]);
});

const COUNTS = {
  en: { max: "2,000", full: "2,000 / 2,000", tooLong: "2,001 / 2,000" },
  de: { max: "2.000", full: "2.000 / 2.000", tooLong: "2.001 / 2.000" },
};

for (const each of EVERY_LANGUAGE)
  test(`${each.language}: the length of a message is counted without surrounding white space`, async ({
    page,
    world,
  }) => {
    const { max, full, tooLong } = COUNTS[each.language];
    await world.login(page);
    await page.goto(each.at("/app/posts"));
    const { dialog, button, message, send, reference } = await openFeedback(page, each);
    const problem = dialog.getByText(each.t("feedback:problems.tooLong", { max }), { exact: true });
    const attachedPage = dialog.getByText(each.t("feedback:along.page"));
    await message.fill("x".repeat(2001));
    await send.click();
    await expect(problem).toBeVisible();
    await expect(dialog.getByText(tooLong, { exact: true })).toBeVisible();
    await message.fill(` ${"x".repeat(2000)}\n`);
    await expect(dialog.getByText(full, { exact: true })).toBeVisible();
    await expect(problem).toHaveCount(0);

    // The page can be removed from the report.
    await expect(attachedPage).toBeVisible();
    await button(each.t("feedback:along.remove.page")).click();
    await expect(attachedPage).toHaveCount(0);
    await send.click();
    await expect(reference).toBeVisible();
    expect(await listFeedback(world)).toMatchObject([
      { type: "feedback", message: "x".repeat(2000), page: null, screenshotKey: null },
    ]);
  });

test("a message that fails to send survives a close, a reload and a language switch, and is sent once", async ({
  page,
  world,
}) => {
  const text = "Kept, whatever happens";
  await world.login(page);
  await page.goto(at("/app/posts"));
  await page.route("**/api/feedback", (route) =>
    route.fulfill({ status: 500, json: { error: { code: "unexpected", data: { errorId: "E-1" } } } }),
  );
  const { dialog, button, message, reference, send } = await openFeedback(page, here);
  await message.fill(text);
  await send.click();
  await expect(dialog.getByRole("alert")).toHaveText(
    `${t("feedback:failed")} ${t("errors:unexpectedWithId", { id: "E-1" })}`,
  );
  await expect(message).toHaveValue(text);
  await expectAccessible(page, "feedback-failed");

  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await openFeedback(page, here);
  await expect(message).toHaveValue(text);
  await page.reload();
  await openFeedback(page, here);
  await expect(message).toHaveValue(text);
  await page.goto("/de/app/posts");
  // The path without a prefix would keep the language chosen last.
  await page.goto("/en/app/posts");
  await openFeedback(page, here);
  await expect(message).toHaveValue(text);

  await page.unroute("**/api/feedback");
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let requests = 0;
  await page.route("**/api/feedback", async (route) => {
    requests += 1;
    await released;
    await route.continue();
  });
  await send.dblclick();
  await message.press("Control+Enter");
  release();
  await expect(reference).toBeVisible();
  expect(requests).toBe(1);
  expect(await listFeedback(world)).toHaveLength(1);
  await button(t("feedback:sent.done")).click();
  await expect(dialog).toHaveCount(0);
  await openFeedback(page, here);
  await expect(message).toHaveValue("");
});

test("feedback can be given by keyboard alone, with an image that is pasted, removed and dropped", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/content/calendar"));
  const { dialog, button, message, opener, preview, reference, type } = feedbackDialog(page, here);
  await opener.focus();
  await page.keyboard.press("Enter");
  const item = page.getByRole("menuitem", { name: t("feedback:open"), exact: true });
  await expect(item).toBeVisible();
  await page.keyboard.type(t("feedback:open").slice(0, 4));
  await expect(item).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(message).toBeFocused();
  await page.keyboard.type("Typed by hand");

  await attachImage(message, "paste");
  await expect(preview).toBeVisible();
  await button(t("feedback:screenshot.remove")).press("Enter");
  await expect(preview).toHaveCount(0);
  await attachImage(message, "drop");
  await expect(preview).toBeVisible();
  await expect(message).toHaveValue("Typed by hand");

  await message.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(type("feedback")).toBeFocused();
  await holdKey(page, "ArrowLeft", type("bug"));
  await expect(type("bug")).toBeChecked();
  await page.keyboard.press("Control+Enter");
  await expect(reference).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await listFeedback(world)).toMatchObject([
    { type: "bug", message: "Typed by hand", screenshotType: "image/png" },
  ]);
});

test("feedback can be given from every page of the app, also by a waitlisted user", async ({
  page,
  world,
}) => {
  await world.login(page);
  for (const path of ["/app", "/app/content/create", "/app/notifications", "/app/user/settings"] as const) {
    await page.goto(at(path));
    await openFeedback(page, here);
  }
  const { db, user } = world;
  await db.user.update({ where: { id: user.id }, data: { waitlistStatus: "waitlisted" } });
  await page.goto(at("/app/data/export"));
  const { message, reference, send } = feedbackDialog(page, here);
  await page.getByRole("button", { name: t("feedback:open"), exact: true }).click();
  await message.fill("When may I come in?");
  await send.click();
  await expect(reference).toBeVisible();
  expect(await listFeedback(world)).toMatchObject([{ page: at("/app/data/export") }]);
});

/** Pastes an image into the field or drops it on the field. */
async function attachImage(field: Locator, kind: "paste" | "drop"): Promise<void> {
  await field.evaluate(
    (element, { type, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], "given.png", { type: "image/png" }));
      const common = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        type === "paste"
          ? new ClipboardEvent("paste", { clipboardData: data, ...common })
          : new DragEvent("drop", { dataTransfer: data, ...common }),
      );
    },
    { type: kind, bytes: [...SMALL_IMAGE] },
  );
}
