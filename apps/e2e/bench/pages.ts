// `npm run bench:pages -- [runs]`: first and last byte of signed-in pages of the built product, as a ratio to a page of Next
// that is rendered for each request and does nothing; and what a calendar's month of 1,000 posts carries. One request at a
// time, the pages in turn with the bare one.
import { cpus } from "node:os";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import { percentile } from "./measure-lateness";
import { startBarePage } from "./pages/start-bare-page";
import { timeRequest, type Timing } from "./pages/time-request";
import { seedPosts } from "./seed-posts";
import { startBench } from "./start-bench";

const runs = Number(process.argv[2] ?? 60);
const WARM_UP_RUNS = 15;
const POSTS = 30;
const MONTH_POSTS = 1000;
const HOUR_MS = 3_600_000;
const TEXT =
  "A post about planning, of a hundred signs or so, as the first lines of most posts on LinkedIn are.";
const PAGES = ["/app", "/app/posts", "/app/content/calendar", "/app/content/create", "/app/analytics"];

const { stack, db, close } = await startBench();
let bare: Awaited<ReturnType<typeof startBarePage>> | undefined;
try {
  bare = await startBarePage();
  const [few, many] = [await createPlanner(POSTS, 24 * 60), await createPlanner(MONTH_POSTS, 45)];
  const calendar = `${stack.webUrl}/app/content/calendar`;
  const asked = [
    { name: "a bare page", url: bare.url, headers: {} },
    ...PAGES.map((path) => ({ name: path, url: stack.webUrl + path, headers: few })),
    { name: `calendar, ${MONTH_POSTS} posts`, url: calendar, headers: many },
  ];
  const timings = asked.map((): Timing[] => []);
  for (let run = -WARM_UP_RUNS; run < runs; run++)
    for (const [i, { url, headers }] of asked.entries()) {
      const timing = await timeRequest(url, headers);
      if (run >= 0) timings[i]!.push(timing);
    }
  console.log(`${cpus().length} x ${cpus()[0]!.model.trim()}, ${runs} requests each, p50`);
  const base = timings[0]!;
  for (const [i, { name }] of asked.entries()) {
    const of = (key: keyof Timing) =>
      `${p50(timings[i]!, key).toFixed(1)} ms (${ratio(timings[i]!, base, key)})`;
    const size = (p50(timings[i]!, "bytes") / 1000).toFixed(0);
    console.log(`${name.padEnd(22)} first byte ${of("first")}  last byte ${of("last")}  ${size} kB`);
  }
  const query = encodeURIComponent(JSON.stringify(monthInput()));
  const month = await timeRequest(`${stack.webUrl}/api/trpc/posts.calendar?input=${query}`, many);
  console.log(`posts.calendar of six weeks, ${MONTH_POSTS} posts: ${(month.bytes / 1000).toFixed(0)} kB`);
} finally {
  await bare?.stop();
  await close();
}

/** Returns the calendar's input, as the browser sends it. */
function monthInput() {
  const [from, to] = [Date.now(), Date.now() + 42 * 24 * HOUR_MS].map((at) => new Date(at).toISOString());
  return { json: { from, to }, meta: { values: { from: ["Date"], to: ["Date"] } } };
}

/** Creates a member with scheduled posts of the coming days; returns the headers of their browser. */
async function createPlanner(count: number, minutesApart: number): Promise<Record<string, string>> {
  const user = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
  await seedPosts(db, [user], { count, dueAt: new Date(Date.now() + HOUR_MS), minutesApart, text: TEXT });
  const { name, value } = await signIn(db, user.id);
  return { cookie: `${name}=${value}` };
}

function p50(timings: readonly Timing[], key: keyof Timing): number {
  const values = timings.map((one) => one[key]);
  return percentile(
    values.toSorted((a, b) => a - b),
    50,
  );
}

function ratio(timings: readonly Timing[], base: readonly Timing[], key: keyof Timing): string {
  return (p50(timings, key) / p50(base, key)).toFixed(2);
}
