import { setTimeout as sleep } from "node:timers/promises";
import { seedPosts } from "../bench/seed-posts";
import type { startBench } from "../bench/start-bench";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import { waitFor } from "../harness/wait-for";
import { BROWSER_SCENARIOS } from "./browser-scenarios";
import type { createOriginFinder } from "./find-origin";
import { type Profile, profileProcess } from "./profile-process";

type Bench = Awaited<ReturnType<typeof startBench>>;
/** A profile: how often something was done, and how the source of a place is found. */
type Profiled = {
  profile: Profile;
  count: number;
  of: string;
  findOrigin?: ReturnType<typeof createOriginFinder>;
};
export type Scenario = (bench: Bench, inspectPort: number) => Promise<Profiled>;

const POSTS = 1000;
const MEMBERS = 100;
/** Time to create the members, and for a sweep to see their posts. */
const LEAD_MS = 75_000;
const REPEATS = 20;
const PAGES = ["/app", "/app/posts", "/app/content/calendar", "/app/content/create", "/app/analytics"];

export const SCENARIOS: Record<string, Scenario> = {
  /** A minute in which many posts are due. */
  async publish({ stack, db }, inspectPort) {
    await stack.linkedin.settings({ memberDailyLimit: 1_000_000, appDailyLimit: 10_000_000 });
    const dueAt = new Date(Math.ceil((Date.now() + LEAD_MS) / 60_000) * 60_000);
    const users = [];
    for (let i = 0; i < MEMBERS; i++)
      users.push(await createConnectedUser(db, stack.linkedin, stack.tokenKeys));
    await seedPosts(db, users, { count: POSTS, dueAt, text: "Profiled post" });
    await sleep(dueAt.getTime() - Date.now() - 1000);
    const end = await profileProcess(stack.pid("web"), inspectPort);
    const published = () => db.post.count({ where: { status: "published" } });
    await waitFor("all are published", async () => (await published()) === POSTS, 10 * 60_000);
    return { profile: await end(), count: POSTS, of: "post" };
  },

  /** The server while the main screens of a member with 100 posts are requested. */
  async web({ stack, db }, inspectPort) {
    const headers = { cookie: await getCookie(stack, db) };
    const request = async () => {
      for (const page of PAGES) await (await fetch(stack.webUrl + page, { headers })).text();
    };
    await request();
    const end = await profileProcess(stack.pid("web"), inspectPort);
    for (let i = 0; i < REPEATS; i++) await request();
    return { profile: await end(), count: REPEATS * PAGES.length, of: "page" };
  },

  ...BROWSER_SCENARIOS,
};

async function getCookie(stack: Bench["stack"], db: Bench["db"]): Promise<string> {
  const user = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
  const dueAt = new Date(Date.now() + 86_400_000);
  await seedPosts(db, [user], { count: 100, dueAt, minutesApart: 60, text: "Profiled post" });
  const { name, value } = await signIn(db, user.id);
  return `${name}=${value}`;
}
