import path from "node:path";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { findChromium } from "../../../scripts/test/find-chromium.mjs";
import type { startBench } from "../bench/start-bench";
import { LONG_TEXT } from "../bench/typing/long-post";
import { watchMainThread } from "../bench/typing/main-thread";
import { timeDialog } from "../bench/typing/time-dialog";
import { typeKeys } from "../bench/typing/type-keys";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import { createOriginFinder } from "./find-origin";
import { type Profile, SAMPLE_MICROSECONDS } from "./profile-process";

type Bench = Awaited<ReturnType<typeof startBench>>;

const KEYS = 100;
const VIEWPORT = { width: 1280, height: 900 };

/** Profiles of the browser. Sources have names where the build has maps for browsers. */
export const BROWSER_SCENARIOS = {
  /** While it loads the page that begins a post. */
  async page(bench: Bench) {
    return inBrowser(bench, async (page, session) => {
      const load = () => page.goto(`${bench.stack.webUrl}/app/content/create`, { waitUntil: "networkidle" });
      return { profile: await profilePage(session, load), count: 1, of: "load" };
    });
  },

  /** While a long post is typed on. */
  async typing(bench: Bench) {
    return inBrowser(bench, async (page, session, edit) => {
      await page.goto(edit, { waitUntil: "networkidle" });
      const type = () => typeKeys(page, "[data-testid=post-text]", KEYS);
      return { profile: await profilePage(session, type), count: KEYS, of: "key" };
    });
  },

  /** From the first click on "Schedule" until the dialog is there. */
  async schedule(bench: Bench) {
    return inBrowser(bench, async (page, session, edit) => {
      await page.goto(edit, { waitUntil: "networkidle" });
      return { profile: await profilePage(session, () => timeDialog(page)), count: 1, of: "dialog" };
    });
  },
};

/** Runs `work` in a page of a member with a long post, whose editor is at `edit`. */
async function inBrowser<Result>(
  { stack, db }: Bench,
  work: (page: Page, session: CDPSession, edit: string) => Promise<Result>,
) {
  const user = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
  const { id } = await createPost(db, user, { content: LONG_TEXT });
  const { name, value } = await signIn(db, user.id);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ viewport: VIEWPORT, locale: "en-US" });
    await context.addCookies([{ name, value, url: stack.webUrl }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return {
      ...(await work(page, session, `${stack.webUrl}/app/content/edit/${id}`)),
      findOrigin: createOriginFinder(fileOfScript),
    };
  } finally {
    await browser.close();
  }
}

/** The profile of `work`; prints what of its time is scripts, styles and layout, which a profile counts as the program's. */
async function profilePage(session: CDPSession, work: () => Promise<unknown>): Promise<Profile> {
  await session.send("Profiler.enable");
  await session.send("Profiler.setSamplingInterval", { interval: SAMPLE_MICROSECONDS });
  await session.send("Profiler.start");
  const thread = await watchMainThread(session, work);
  console.log(
    `main thread, ms: ${JSON.stringify(thread, (_, ms) => (typeof ms === "number" ? Math.round(ms) : ms))}`,
  );
  return (await session.send("Profiler.stop")).profile as Profile;
}

/** The file of the build that a script of the product is. */
function fileOfScript(url: string): string | null {
  const at = url.indexOf("/_next/static/");
  const built = path.resolve(import.meta.dirname, "../../web/.next");
  return at < 0 ? null : built + url.slice(at + "/_next".length).replace(/\?.*$/, "");
}
