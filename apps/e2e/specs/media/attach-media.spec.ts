import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { hydratedPage } from "../../fixtures/wait-for-hydration";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("de");
const MB = 1024 * 1024;
/** The size of a file that is sent in two chunks; a chunk is 8 MB. */
const TWO_CHUNKS_BYTES = 9 * MB;
const UPLOADS = "**/api/media/uploads/*";
const PDF = { name: "Leitfaden für März.pdf", mimeType: "application/pdf", buffer: sampleMedia.pdf(3) };
const video = (bytes = 200_000) => ({
  name: "Rundgang.mp4",
  mimeType: "video/mp4",
  buffer: sampleMedia.mp4(65_000, bytes),
});
const IMAGE = { name: "Bild.png", mimeType: "image/png", buffer: sampleMedia.png(64, 48) };

async function openDraft(page: Page, world: World) {
  await world.login(page);
  const post = await createPost(world.db, world.user, { status: "draft", content: "Mit Anhang" });
  await page.goto(at(`/app/content/edit/${post.id}`));
  await expect(page.getByRole("textbox", { name: t("posts:editor.text"), exact: true })).toBeVisible();
  return post;
}

const picker = (page: Page) => page.getByTestId("image-picker");
const expectSaved = (page: Page) =>
  expect(page.getByText(t("posts:editor.save.saved"), { exact: true })).toBeVisible();
/** Waits until the post has the file: the save state on the screen may belong to an earlier change. */
const expectStored = ({ db }: World, postId: string, file: object) =>
  expect.poll(() => db.media.findMany({ where: { postId } })).toMatchObject([file]);
const getTitle = (page: Page, kind: "video" | "document") =>
  page.getByRole("textbox", { name: t(`media:titleOf.${kind}`), exact: true });
const remove = (page: Page, name: string) =>
  page.getByRole("button", { name: t("media:remove", { name }), exact: true }).click();

test("a document, and a video that replaces it, have a title and a preview that survive a reload", async ({
  page,
  world,
}) => {
  const post = await openDraft(page, world);
  await picker(page).setInputFiles(PDF);
  await getTitle(page, "document").fill("So gelingt es");
  await expectSaved(page);
  await expectStored(world, post.id, { title: "So gelingt es" });
  const card = page.getByTestId("preview-document");
  await expect(card).toContainText("So gelingt es");
  await expect(card).toContainText(t("media:pages", { count: 3 }));
  await expectAccessible(page, "document");

  await page.reload();
  await expect(getTitle(page, "document")).toHaveValue("So gelingt es");
  await expect(card).toContainText(t("media:pages", { count: 3 }));
  const [file] = await world.db.media.findMany({ where: { postId: post.id } });
  expect(file).toMatchObject({ kind: "document", pages: 3, title: "So gelingt es", fileName: PDF.name });
  // The file is served as a download and never as a page.
  const answer = await page.request.get(`/api/media/${file!.id}`);
  expect(answer.headers()["content-disposition"]).toContain("attachment");
  expect((await answer.body()).equals(PDF.buffer)).toBe(true);

  await picker(page).setInputFiles(video());
  const mixed = t("media:problems.media_mixed", { name: "Rundgang.mp4" });
  await expect(page.getByRole("alert").filter({ hasText: mixed })).toBeVisible();
  await remove(page, PDF.name);
  await picker(page).setInputFiles(video());
  await expect(getTitle(page, "video")).toBeVisible();
  await expectSaved(page);
  await expectStored(world, post.id, { kind: "video" });
  const player = page.getByTestId("preview-video").locator("video");
  await expect(player).toHaveAttribute("controls");
  await expect(page.getByText("0,2 MB · 1:05", { exact: true })).toBeVisible();
  await expectAccessible(page, "video");

  await page.reload();
  await expect(player).toBeVisible();
  const source = (await player.getAttribute("src"))!;
  const part = await page.request.get(source, { headers: { range: "bytes=4-7" } });
  expect([part.status(), (await part.body()).toString()]).toEqual([206, "ftyp"]);
  expect(part.headers()["content-range"]).toBe("bytes 4-7/200000");
});

test("a file that was removed by mistake is restored with its title", async ({ page, world }) => {
  const post = await openDraft(page, world);
  await picker(page).setInputFiles(PDF);
  await getTitle(page, "document").fill("Leitfaden");
  await expectSaved(page);
  await expectStored(world, post.id, { title: "Leitfaden" });
  await remove(page, PDF.name);
  await expect(page.getByRole("button", { name: t("media:add"), exact: true })).toBeFocused();
  await expect.poll(() => world.db.media.count({ where: { postId: post.id } })).toBe(0);
  await page.getByRole("button", { name: t("media:undo"), exact: true }).click();
  await expect(getTitle(page, "document")).toHaveValue("Leitfaden");
  await expectStored(world, post.id, { title: "Leitfaden" });
});

test("an upload that loses its connection says so and resumes on its own", async ({ page, world }) => {
  const post = await openDraft(page, world);
  const sent: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(Number(request.headers()["upload-offset"]));
  });
  // The connection is lost during the second chunk.
  await page.route(UPLOADS, async (route) => {
    const offset = Number(route.request().headers()["upload-offset"] ?? 0);
    if (route.request().method() !== "PATCH" || offset === 0) return route.continue();
    await page.context().setOffline(true);
    await route.abort("connectionfailed");
  });
  await picker(page).setInputFiles(video(TWO_CHUNKS_BYTES));
  const lost = page.getByRole("listitem").getByText(t("media:lost"), { exact: true });
  await expect(lost).toBeVisible();
  await page.unroute(UPLOADS);
  await page.context().setOffline(false);
  await expect(getTitle(page, "video")).toBeVisible();
  expect(sent.filter((offset) => offset === 0)).toEqual([0]);
  await expectStored(world, post.id, { bytes: BigInt(TWO_CHUNKS_BYTES) });
});

test("an upload interrupted by a reload resumes when the same file is chosen again", async ({
  page,
  world,
}) => {
  await openDraft(page, world);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.route(UPLOADS, async (route) => {
    const offset = Number(route.request().headers()["upload-offset"] ?? 0);
    if (route.request().method() !== "PATCH" || offset === 0) return route.continue();
    // Every attempt hangs until the page is closed.
  });
  const secondChunk = page.waitForRequest((request) => Number(request.headers()["upload-offset"]) > 0);
  const lastModified = await chooseSameVideo(page, TWO_CHUNKS_BYTES);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^(?!0$)/);
  // The server has the first chunk.
  await secondChunk;
  const upload = await world.db.incomingFile.findFirstOrThrow({ where: { uploaderId: world.user.id } });
  await page.reload();
  await page.unroute(UPLOADS);

  const interrupted = t("media:interrupted.text", { count: 1, names: "Rundgang.mp4" });
  const notice = page.getByRole("status").filter({ hasText: interrupted });
  await expect(notice).toBeVisible();
  const offsets: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") offsets.push(Number(request.headers()["upload-offset"]));
  });
  expect(await chooseSameVideo(page, TWO_CHUNKS_BYTES)).toBe(lastModified);
  await expect(getTitle(page, "video")).toBeVisible();
  await expect(notice).toBeHidden();
  expect(offsets[0]).toBeGreaterThan(0);
  expect(await world.db.media.count({ where: { id: upload.id } })).toBe(1);
});

test("what had not arrived when the tab was closed is told in the next tab, once, and of its post alone", async ({
  page,
  world,
}) => {
  const post = await openDraft(page, world);
  const other = await createPost(world.db, world.user, { status: "draft", content: "Ohne Anhang" });
  page.on("dialog", (dialog) => void dialog.accept());
  // No chunk arrives before the tab is closed.
  await page.route(UPLOADS, () => {});
  const chunk = page.waitForRequest(UPLOADS);
  await chooseSameVideo(page, TWO_CHUNKS_BYTES);
  await chunk;
  const context = page.context();
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;

  const interrupted = t("media:interrupted.text", { count: 1, names: "Rundgang.mp4" });
  const open = async (id: string) => {
    const tab = hydratedPage(await context.newPage());
    await tab.goto(at(`/app/content/edit/${id}`));
    await expect(tab.getByRole("textbox", { name: t("posts:editor.text"), exact: true })).toBeVisible();
    return { tab, notice: tab.getByRole("status").filter({ hasText: interrupted }) };
  };
  await expect((await open(other.id)).notice).toBeHidden();
  const { tab, notice } = await open(post.id);
  await expect(notice).toBeVisible();
  await expect((await open(post.id)).notice).toBeHidden();
  await chooseSameVideo(tab, TWO_CHUNKS_BYTES);
  await expect(notice).toBeHidden();
  await expect(getTitle(tab, "video")).toBeVisible();
});

/** Chooses a video with a fixed modification time, so that two choices are the same file. */
async function chooseSameVideo(page: Page, bytes: number): Promise<number> {
  return picker(page).evaluate(
    (input: HTMLInputElement, { start, size }) => {
      const content = new Uint8Array(size);
      content.set(Uint8Array.from(atob(start), (char) => char.charCodeAt(0)));
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

test("a file that is not accepted is named with the reason, before and after its upload", async ({
  page,
  world,
}) => {
  await openDraft(page, world);
  await picker(page).setInputFiles([
    { name: "film.mov", mimeType: "video/quicktime", buffer: Buffer.from("x") },
    { name: "gross.png", mimeType: "image/png", buffer: Buffer.alloc(5 * MB + 1) },
  ]);
  const problem = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  await problem(t("media:problems.media_type_invalid", { name: "film.mov" }));
  await problem(t("media:problems.media_too_large.image", { name: "gross.png" }));
  await picker(page).setInputFiles({ ...PDF, name: "viele.pdf", buffer: sampleMedia.pdf(301) });
  await problem(t("media:problems.media_pages_too_many", { name: "viele.pdf", max: 300 }));
  await remove(page, "viele.pdf");
  await picker(page).setInputFiles({ ...IMAGE, buffer: Buffer.from("no picture") });
  await problem(t("media:problems.media_type_invalid", { name: IMAGE.name }));
  await expectAccessible(page, "problems");
});
