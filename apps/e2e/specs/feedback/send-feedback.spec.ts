import { sampleMedia } from "@takt/emulators/linkedin/model/sample-media";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { PROVIDER_EMAIL } from "../../fixtures/provider-email";
import { holdKey } from "../../fixtures/hold-key";
import { expect, test, type World } from "../../fixtures/world";
import { openFeedback, WORDS } from "./feedback-words";

type Inbox = { mails: { subject: string; text: string }[] };
const PICTURE = { name: "Bild.png", mimeType: "image/png", buffer: sampleMedia.png(640, 400) };
const SMALL = sampleMedia.png(64, 48);
const told = ({ db, user }: World) => db.feedback.findMany({ where: { userId: user.id } });

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`in ${language}: a bug with a screenshot is kept, and the provider has a letter`, async ({
    page,
    world,
  }) => {
    const path = inLanguage(language, "/app/posts");
    const text = `It broke <b>here</b> ${world.user.id}`;
    await world.login(page);
    await page.goto(path);
    const { dialog, message, send, opener } = await openFeedback(page, words);
    await expectAccessible(page, `feedback-empty-${language}`);

    await dialog.getByRole("radio", { name: words.bug, exact: true }).check();
    await message.fill(`${text}\nSecond line`);
    await dialog.getByTestId("screenshot-picker").setInputFiles(PICTURE);
    await expect(dialog.getByRole("img", { name: words.preview, exact: true })).toBeVisible();
    await expect(dialog.getByText(words.page)).toContainText(path);
    await expectAccessible(page, `feedback-filled-${language}`);
    await send.click();

    await expect(dialog.getByRole("heading", { name: words.thanks, exact: true })).toBeVisible();
    const reference = await dialog.getByTestId("feedback-reference").innerText();
    expect(reference).toMatch(/^FB-[0-9A-F]{8}$/);
    await expectAccessible(page, `feedback-sent-${language}`);
    expect(await told(world)).toMatchObject([
      {
        type: "bug",
        message: `${text}\nSecond line`,
        page: path,
        errorId: null,
        screenshotType: "image/png",
      },
    ]);
    await dialog.getByRole("button", { name: words.done, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    const letter = async () => {
      const { mails } = await world.mail.state<Inbox>({ to: PROVIDER_EMAIL });
      return mails.find(({ subject }) => subject.includes(reference))?.text ?? "";
    };
    await expect.poll(letter, { timeout: 170_000, intervals: [1000] }).toContain(text);
    for (const part of ["> Second line", path, world.user.name!]) expect(await letter()).toContain(part);
  });

  test(`in ${language}: nothing, too much and no picture are said; the page can be left out`, async ({
    page,
    world,
  }) => {
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    const { dialog, message, send } = await openFeedback(page, words);
    await send.click();
    await expect(dialog.getByText(words.empty)).toBeVisible();
    await expect(message).toBeFocused();
    await expect(message).toHaveAttribute("aria-invalid", "true");
    await dialog.getByTestId("screenshot-picker").setInputFiles({
      name: "note.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("no picture"),
    });
    await expect(dialog.getByText(words.wrongType)).toBeVisible();
    await expectAccessible(page, `feedback-errors-${language}`);

    const thousands = language === "de" ? "2.00" : "2,00";
    await message.fill("x".repeat(2001));
    await expect(dialog.getByText(words.tooLong)).toBeVisible();
    await expect(dialog.getByText(words.count(`${thousands}1`), { exact: true })).toBeVisible();
    await send.click();
    await expect(message).toBeFocused();
    expect(await told(world)).toEqual([]);

    // White space around it does not count.
    await message.fill(` ${"x".repeat(2000)}\n`);
    await expect(dialog.getByText(words.count(`${thousands}0`), { exact: true })).toBeVisible();
    await expect(dialog.getByText(words.tooLong)).toHaveCount(0);
    await dialog.getByRole("button", { name: words.removePage, exact: true }).click();
    await expect(dialog.getByText(words.page)).toHaveCount(0);
    await send.click();
    await expect(dialog.getByTestId("feedback-reference")).toBeVisible();
    expect(await told(world)).toMatchObject([
      { type: "feedback", message: "x".repeat(2000), page: null, screenshotKey: null },
    ]);
  });

  test(`in ${language}: the server fails, and the text stays: closed, reloaded, in the other language; then it goes once`, async ({
    page,
    world,
  }) => {
    const other = language === "en" ? "de" : "en";
    await world.login(page);
    await page.goto(inLanguage(language, "/app/posts"));
    await page.route("**/api/feedback", (route) =>
      route.fulfill({ status: 500, json: { error: { code: "unexpected", data: { errorId: "E-1" } } } }),
    );
    const first = await openFeedback(page, words);
    await first.message.fill("Kept, whatever happens");
    await first.send.click();
    await expect(first.dialog.getByRole("alert")).toHaveText(`${words.failed} ${words.because}`);
    await expect(first.message).toHaveValue("Kept, whatever happens");
    await expectAccessible(page, `feedback-failed-${language}`);

    await page.keyboard.press("Escape");
    await expect(first.dialog).toHaveCount(0);
    await expect((await openFeedback(page, words)).message).toHaveValue("Kept, whatever happens");
    await page.reload();
    await expect((await openFeedback(page, words)).message).toHaveValue("Kept, whatever happens");
    await page.goto(`/${other}/app/posts`);
    await page.goto(`/${language}/app/posts`);
    const { dialog, message, send } = await openFeedback(page, words);
    await expect(message).toHaveValue("Kept, whatever happens");

    await page.unroute("**/api/feedback");
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let asked = 0;
    await page.route("**/api/feedback", async (route) => {
      asked += 1;
      await released;
      await route.continue();
    });
    await send.dblclick();
    await message.press("Control+Enter");
    release();
    await expect(dialog.getByTestId("feedback-reference")).toBeVisible();
    expect(asked).toBe(1);
    expect(await told(world)).toHaveLength(1);
    await dialog.getByRole("button", { name: words.done, exact: true }).click();
    await expect((await openFeedback(page, words)).message).toHaveValue("");
  });

  test(`in ${language}: by keyboard alone, with a picture that is pasted, taken away and dropped`, async ({
    page,
    world,
  }) => {
    await world.login(page);
    await page.goto(inLanguage(language, "/app/content/calendar"));
    const opener = page.getByRole("button", { name: words.open, exact: true });
    const dialog = page.getByRole("dialog");
    await opener.focus();
    await page.keyboard.press("Enter");
    const message = dialog.getByRole("textbox", { name: words.message, exact: true });
    await expect(message).toBeFocused();
    await page.keyboard.type("Typed by hand");

    const preview = dialog.getByRole("img", { name: words.preview, exact: true });
    const give = (kind: "paste" | "drop") =>
      message.evaluate(
        (field, { type, bytes }) => {
          const clipboardData = new DataTransfer();
          const picture = new File([new Uint8Array(bytes)], "pasted.png", { type: "image/png" });
          clipboardData.items.add(picture);
          const common = { bubbles: true, cancelable: true };
          field.dispatchEvent(
            type === "paste"
              ? new ClipboardEvent("paste", { clipboardData, ...common })
              : new DragEvent("drop", { dataTransfer: clipboardData, ...common }),
          );
        },
        { type: kind, bytes: [...SMALL] },
      );
    await give("paste");
    await expect(preview).toBeVisible();
    await dialog.getByRole("button", { name: words.remove, exact: true }).press("Enter");
    await expect(preview).toHaveCount(0);
    await give("drop");
    await expect(preview).toBeVisible();
    await expect(message).toHaveValue("Typed by hand");

    await message.focus();
    await page.keyboard.press("Shift+Tab");
    await expect(dialog.getByRole("radio", { name: words.feedback, exact: true })).toBeFocused();
    const bug = dialog.getByRole("radio", { name: words.bug, exact: true });
    await holdKey(page, "ArrowLeft", bug);
    await expect(bug).toBeChecked();
    await page.keyboard.press("Control+Enter");
    await expect(dialog.getByTestId("feedback-reference")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await told(world)).toMatchObject([
      { type: "bug", message: "Typed by hand", screenshotType: "image/png" },
    ]);
  });

  test(`in ${language}: from every page of the app, and by who waits for activation`, async ({
    page,
    world,
  }) => {
    await world.login(page);
    for (const path of ["/app", "/app/content/create", "/app/notifications", "/app/user/settings"] as const) {
      await page.goto(inLanguage(language, path));
      await openFeedback(page, words);
    }
    const { db, user } = world;
    await db.user.update({ where: { id: user.id }, data: { waitlistStatus: "waitlisted" } });
    await page.goto(inLanguage(language, "/app/data/export"));
    const { dialog, message, send } = await openFeedback(page, words);
    await message.fill("When may I come in?");
    await send.click();
    await expect(dialog.getByTestId("feedback-reference")).toBeVisible();
    expect(await told(world)).toMatchObject([{ page: inLanguage(language, "/app/data/export") }]);
  });
}
