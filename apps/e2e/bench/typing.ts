// `npm run bench:typing -- [keys]`: how long a key takes to its paint with a text of 3,000 characters, in the editor of the
// built product and, in the same browser, in a page with a textarea and nothing else, what the main thread does meanwhile;
// and how long the schedule dialog takes from the first click on its button until it is shown. All of it once as fast as
// the machine is, and once with a processor four times as slow (DevTools' throttling).
import { cpus } from "node:os";
import { chromium, type CDPSession, type Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { findChromium } from "../../../scripts/test/find-chromium.mjs";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import { startBench } from "./start-bench";
import { LONG_TEXT } from "./typing/long-post";
import { type MainThread, watchMainThread } from "./typing/main-thread";
import { timeDialog } from "./typing/time-dialog";
import { typeKeys } from "./typing/type-keys";

const keys = Number(process.argv[2] ?? 150);
const SLOWDOWNS = [1, 4];
const DIALOGS = 5;
const VIEWPORT = { width: 1280, height: 900 };

const { stack, db, close } = await startBench();
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  const user = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
  const cookie = { ...(await signIn(db, user.id)), url: stack.webUrl };
  // The first answer of a page loads its code on the server.
  const first = await createEditor();
  await inPage(1, (page) => openEditor(page, first));
  console.log(`machine         ${cpus().length} x ${cpus()[0]!.model.trim()}, ${keys} keys`);
  for (const slowdown of SLOWDOWNS) await measure(slowdown);

  /** Returns the address of a new post's editor: what is typed twice into one would be too long to be scheduled. */
  async function createEditor(): Promise<string> {
    const { id } = await createPost(db, user, { content: LONG_TEXT });
    return `${stack.webUrl}/app/content/edit/${id}`;
  }

  async function measure(slowdown: number) {
    const edit = await createEditor();
    const typed = await inPage(slowdown, async (page, session) => {
      await openEditor(page, edit);
      return type(page, session, "[data-testid=post-text]");
    });
    const bare = await inPage(slowdown, async (page, session) => {
      await page.setContent(`<textarea rows="30" cols="80">${LONG_TEXT}</textarea>`);
      return type(page, session, "textarea");
    });
    const dialogs: number[] = [];
    for (let run = 0; run < DIALOGS; run++)
      dialogs.push(
        await inPage(slowdown, async (page) => {
          await openEditor(page, edit);
          return timeDialog(page);
        }),
      );
    const ratio = quantile(typed.paints, 0.95) / quantile(bare.paints, 0.95);
    console.log(`
processor       ${slowdown === 1 ? "as it is" : `${slowdown} times as slow`}
editor          ${shown(typed)}
plain textarea  ${shown(bare)}
ratio of p95    ${ratio.toFixed(2)}
schedule dialog first click to shown ${dialogs.map((ms) => ms.toFixed(0)).join(", ")} ms`);
  }

  async function openEditor(page: Page, edit: string) {
    await page.context().addCookies([cookie]);
    await page.goto(edit, { waitUntil: "networkidle" });
    await page.getByTestId("post-text").waitFor();
  }
} finally {
  await browser.close();
  await close();
}

async function inPage<Result>(
  slowdown: number,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: "en-US" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await work(page, session);
  } finally {
    await context.close();
  }
}

type Typed = { paints: number[]; thread: MainThread };

async function type(page: Page, session: CDPSession, selector: string): Promise<Typed> {
  let paints: number[] = [];
  const thread = await watchMainThread(session, async () => {
    paints = await typeKeys(page, selector, keys);
  });
  return { paints, thread };
}

function shown({ paints, thread }: Typed): string {
  const times = `key to paint p50 ${quantile(paints, 0.5).toFixed(1)} ms, p95 ${quantile(paints, 0.95).toFixed(1)} ms`;
  const parts = (["task", "script", "style", "layout"] as const).map(
    (part) => `${part} ${(thread[part] / paints.length).toFixed(1)}`,
  );
  return `${times}; main thread, ms a key: ${parts.join(", ")}`;
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
