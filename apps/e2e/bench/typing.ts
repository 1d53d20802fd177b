// `npm run bench:typing -- [keys]`: how long a key takes to its paint with a text of 3,000 characters and a processor four
// times as slow (DevTools' throttling), in the editor of the built product and, in the same browser, in a page with a
// textarea and nothing else; and how long the schedule dialog takes from the first click on its button until it is shown.
import { cpus } from "node:os";
import { chromium, type Browser, type Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { findChromium } from "../../../scripts/test/find-chromium.mjs";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import { startBench } from "./start-bench";

const keys = Number(process.argv[2] ?? 150);
const CPU_SLOWDOWN = 4;
/** Between two keys, as of a fast typist. */
const PAUSE_MS = 80;
const VIEWPORT = { width: 1280, height: 900 };
const PARAGRAPH = "We moved the stand-up to ten and nobody missed the old hour, as it turned out in the end.";
/** With the keys it stays within LinkedIn's limit, escaped signs included, so that it can be scheduled. */
const TEXT = `#teams keep what helps them (mostly).\n${`${PARAGRAPH}\n`.repeat(40)}`.slice(0, 2800);

const { stack, db, close } = await startBench();
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  const user = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
  const { id } = await createPost(db, user, { content: TEXT });
  const cookie = await signIn(db, user.id);
  const edit = `${stack.webUrl}/app/content/edit/${id}`;
  const open = async () => {
    const page = await openPage(browser, edit, { ...cookie, url: stack.webUrl });
    await page.getByTestId("post-text").waitFor();
    return page;
  };
  await (await open()).context().close();

  const editor = await open();
  const typed = await typeInto(editor, "[data-testid=post-text]");
  await editor.context().close();
  const plain = await openPage(browser, "about:blank");
  await plain.setContent(`<textarea rows="30" cols="80">${TEXT}</textarea>`);
  const bare = await typeInto(plain, "textarea");
  await plain.context().close();

  const dialogs: number[] = [];
  for (let run = 0; run < 5; run++) {
    const page = await open();
    dialogs.push(await openDialog(page));
    await page.context().close();
  }
  console.log(
    `machine         ${cpus().length} x ${cpus()[0]!.model.trim()}, ${keys} keys, processor ${CPU_SLOWDOWN} times as slow
editor          key to paint ${shown(typed)}
plain textarea  key to paint ${shown(bare)}
ratio of p95    ${(quantile(typed, 0.95) / quantile(bare, 0.95)).toFixed(2)}
schedule dialog first click to shown ${dialogs.map((ms) => ms.toFixed(0)).join(", ")} ms`,
  );
} finally {
  await browser.close();
  await close();
}

async function openPage(
  from: Browser,
  url: string,
  cookie?: { name: string; value: string; url: string },
): Promise<Page> {
  const context = await from.newContext({ viewport: VIEWPORT, locale: "en-US" });
  if (cookie) await context.addCookies([cookie]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}

/** Types at the end of a text and returns each key's time until it is painted, in milliseconds. */
async function typeInto(page: Page, selector: string): Promise<number[]> {
  const field = page.locator(selector);
  await field.focus();
  await page.keyboard.press("Control+End");
  await page.evaluate(watchKeys);
  await page.keyboard.type("and so on ".repeat(Math.ceil(keys / 10)).slice(0, keys), { delay: PAUSE_MS });
  return page.evaluate(() => (window as unknown as { paints: number[] }).paints);
}

/** Runs in the page. A frame is painted when the task after its animation callbacks runs. */
function watchKeys() {
  const paints: number[] = [];
  Object.assign(window, { paints });
  window.addEventListener(
    "keydown",
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => paints.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    { capture: true },
  );
}

/** Clicks on "Schedule" as a person does, and returns the milliseconds until the dialog is painted. */
async function openDialog(page: Page): Promise<number> {
  // No function in it has a name: the bundler would add a helper that the page does not have.
  await page.evaluate(() => {
    Object.assign(window, {
      shown: new Promise<number>((resolve) => {
        let clickedAt = 0;
        window.addEventListener("click", ({ timeStamp }) => (clickedAt ||= timeStamp), { capture: true });
        new MutationObserver((_, observer) => {
          if (!document.querySelector("[role=dialog]")) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)));
        }).observe(document.body, { childList: true, subtree: true });
      }),
    });
  });
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}

function shown(times: number[]): string {
  return `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`;
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
