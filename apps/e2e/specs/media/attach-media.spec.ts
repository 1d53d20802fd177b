import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { sampleMedia } from "@takt/emulators/linkedin/model/sample-media";
import { expect, test, type World } from "../../fixtures/world";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const MB = 1024 * 1024;
const PDF = { name: "Leitfaden für März.pdf", mimeType: "application/pdf", buffer: sampleMedia.pdf(3) };
const film = (bytes = 200_000) => ({
  name: "Rundgang.mp4",
  mimeType: "video/mp4",
  buffer: sampleMedia.mp4(65_000, bytes),
});
const PICTURE = { name: "Bild.png", mimeType: "image/png", buffer: sampleMedia.png(64, 48) };

async function openDraft(page: Page, world: World, theme: "light" | "dark" = "light") {
  await world.login(page);
  await page.context().addCookies([{ name: "takt-theme", value: theme, url: world.webUrl }]);
  const post = await createPost(world.db, world.user, { status: "draft", content: "Mit Anhang" });
  await page.goto(`/app/content/edit/${post.id}`);
  await expect(page.getByRole("textbox", { name: "Post text" })).toBeVisible();
  return post;
}

const picker = (page: Page) => page.getByTestId("image-picker");
const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

async function axeAndPictures(page: Page, name: string) {
  for (const [size, viewport] of Object.entries({
    desktop: { width: 1280, height: 900 },
    phone: { width: 390, height: 844 },
  })) {
    await page.setViewportSize(viewport);
    if (process.env.TAKT_LOOK)
      await page.screenshot({ path: `${process.env.TAKT_LOOK}/${name}-${size}.png`, fullPage: true });
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

for (const theme of ["light", "dark"] as const)
  test(`a document and then a video: title, preview, still there after a reload; ${theme}`, async ({
    page,
    world,
  }) => {
    const post = await openDraft(page, world, theme);
    await picker(page).setInputFiles(PDF);
    await page.getByRole("textbox", { name: "Title of the document" }).fill("So gelingt es");
    await saved(page);
    const card = page.getByTestId("preview-document");
    await expect(card).toContainText("So gelingt es");
    await expect(card).toContainText("3 pages");
    await axeAndPictures(page, `document-${theme}`);

    await page.reload();
    await expect(page.getByRole("textbox", { name: "Title of the document" })).toHaveValue("So gelingt es");
    await expect(card).toContainText("3 pages");
    const [file] = await world.db.media.findMany({ where: { postId: post.id } });
    expect(file).toMatchObject({ kind: "document", pages: 3, title: "So gelingt es", fileName: PDF.name });
    // Never a page of ours: it is handed out to be saved.
    const answer = await page.request.get(`/api/media/${file!.id}`);
    expect(answer.headers()["content-disposition"]).toContain("attachment");
    expect((await answer.body()).equals(PDF.buffer)).toBe(true);

    await picker(page).setInputFiles(film());
    await expect(page.getByRole("alert").filter({ hasText: "Rundgang.mp4 was not added" })).toBeVisible();
    await page.getByRole("button", { name: "Remove Leitfaden für März.pdf" }).click();
    await picker(page).setInputFiles(film());
    await expect(page.getByRole("textbox", { name: "Title of the video" })).toBeVisible();
    await saved(page);
    const player = page.getByTestId("preview-video").locator("video");
    await expect(player).toHaveAttribute("controls");
    await expect(page.getByText("0.2 MB · 1:05")).toBeVisible();
    await axeAndPictures(page, `video-${theme}`);

    await page.reload();
    await expect(player).toBeVisible();
    const source = (await player.getAttribute("src"))!;
    const part = await page.request.get(source, { headers: { range: "bytes=4-7" } });
    expect([part.status(), (await part.body()).toString()]).toEqual([206, "ftyp"]);
    expect(part.headers()["content-range"]).toBe("bytes 4-7/200000");
  });

test("removed by mistake, it comes back", async ({ page, world }) => {
  const post = await openDraft(page, world);
  await picker(page).setInputFiles(PDF);
  await page.getByRole("textbox", { name: "Title of the document" }).fill("Leitfaden");
  await saved(page);
  await page.getByRole("button", { name: `Remove ${PDF.name}` }).click();
  await expect(page.getByRole("button", { name: "Add media" })).toBeFocused();
  await expect.poll(() => world.db.media.count({ where: { postId: post.id } })).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("textbox", { name: "Title of the document" })).toHaveValue("Leitfaden");
  await expect
    .poll(() => world.db.media.findMany({ where: { postId: post.id }, select: { title: true } }))
    .toEqual([{ title: "Leitfaden" }]);
});

test("a lost connection: it says so, and goes on by itself where it stopped", async ({ page, world }) => {
  const post = await openDraft(page, world);
  const sent: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(Number(request.headers()["upload-offset"]));
  });
  // The second piece is cut off.
  let cut = false;
  await page.route("**/api/media/uploads/*", async (route) => {
    const offset = Number(route.request().headers()["upload-offset"] ?? 0);
    if (route.request().method() !== "PATCH" || offset === 0 || cut) return route.continue();
    cut = true;
    await page.context().setOffline(true);
    await route.abort("connectionfailed");
  });
  await picker(page).setInputFiles(film(20 * MB));
  const lost = page.getByRole("listitem").getByText("Connection lost. The upload goes on by itself.");
  await expect(lost).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("textbox", { name: "Title of the video" })).toBeVisible({ timeout: 30_000 });
  expect(sent.filter((offset) => offset === 0)).toEqual([0]);
  await expect
    .poll(() => world.db.media.findMany({ where: { postId: post.id }, select: { bytes: true } }))
    .toEqual([{ bytes: BigInt(20 * MB) }]);
});

test("a reload in the middle: the same file, chosen again, goes on where it stopped", async ({
  page,
  world,
}) => {
  await openDraft(page, world);
  page.on("dialog", (dialog) => void dialog.accept());
  let gone = false;
  await page.route("**/api/media/uploads/*", async (route) => {
    const offset = Number(route.request().headers()["upload-offset"] ?? 0);
    if (gone || route.request().method() !== "PATCH" || offset === 0) return route.continue();
    // Hangs until the page is gone, however often it is tried.
  });
  const lastModified = await chooseKept(page, 20 * MB);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^(?!0$)/);
  const upload = await world.db.incomingFile.findFirstOrThrow({ where: { uploaderId: world.user.id } });
  await page.reload();
  gone = true;

  const notice = page.getByRole("status").filter({ hasText: "The upload of Rundgang.mp4 was interrupted" });
  await expect(notice).toBeVisible();
  const offsets: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]));
  });
  expect(await chooseKept(page, 20 * MB)).toBe(lastModified);
  await expect(page.getByRole("textbox", { name: "Title of the video" })).toBeVisible({ timeout: 30_000 });
  await expect(notice).toBeHidden();
  expect(offsets[0]).toBeGreaterThan(0);
  expect(await world.db.media.count({ where: { id: upload.id } })).toBe(1);
});

/** Chooses a film by a page's own file with a fixed time: two choices are the same file. */
async function chooseKept(page: Page, bytes: number): Promise<number> {
  return picker(page).evaluate(
    (input: HTMLInputElement, { start, size }) => {
      const content = new Uint8Array(size);
      content.set(Uint8Array.from(atob(start), (sign) => sign.charCodeAt(0)));
      const file = new File([content], "Rundgang.mp4", {
        type: "video/mp4",
        lastModified: 1_700_000_000_000,
      });
      const chosen = new DataTransfer();
      chosen.items.add(file);
      input.files = chosen.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
      return file.lastModified;
    },
    { start: sampleMedia.mp4(65_000, bytes).subarray(0, 2_000).toString("base64"), size: bytes },
  );
}

test("what cannot be taken is said, before it is sent and after", async ({ page, world }) => {
  await openDraft(page, world);
  await picker(page).setInputFiles([
    { name: "film.mov", mimeType: "video/quicktime", buffer: Buffer.from("x") },
    { name: "gross.png", mimeType: "image/png", buffer: Buffer.alloc(5 * MB + 1) },
  ]);
  await expect(page.getByText("Invalid file type: film.mov.")).toBeVisible();
  await expect(page.getByText("File too large: gross.png.")).toBeVisible();
  await picker(page).setInputFiles({ ...PDF, name: "viele.pdf", buffer: sampleMedia.pdf(301) });
  await expect(page.getByText("viele.pdf has too many pages: LinkedIn takes up to 300.")).toBeVisible();
  await page.getByRole("button", { name: "Remove viele.pdf" }).click();
  await picker(page).setInputFiles({ ...PICTURE, buffer: Buffer.from("no picture") });
  await expect(page.getByText("Invalid file type: Bild.png.")).toBeVisible();
  await axeAndPictures(page, "problems");
});
