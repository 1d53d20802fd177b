import { seedPosts } from "../seed-posts";
import type { Flood } from "./flood";
import { repeat } from "./repeat";

const POST_COUNT = 20_000;
const DAY_MS = 86_400_000;

/** A member with 20,000 posts loads the calendar and searches, ten requests at once. */
export const manyPosts: Flood = {
  name: "20,000 posts of one member, calendar and search",
  async prepare({ db, flooder }) {
    const dueAt = new Date(Date.now() + 2 * DAY_MS);
    await seedPosts(db, [flooder], {
      count: POST_COUNT,
      dueAt,
      minutesApart: 1,
      text: "One of many ".repeat(200),
    });
    await db.$executeRawUnsafe("analyze posts");
  },
  run({ stack, cookie }, signal) {
    const from = new Date(Date.now() + DAY_MS).toISOString();
    const to = new Date(Date.now() + 30 * DAY_MS).toISOString();
    const requests = [
      {
        path: "posts.calendar",
        input: { json: { from, to }, meta: { values: { from: ["Date"], to: ["Date"] } } },
      },
      { path: "posts.list", input: { json: { search: "nothing has these words" } } },
    ];
    let next = 0;
    return repeat(signal, 10, async () => {
      const { path, input } = requests[next++ % requests.length]!;
      const query = encodeURIComponent(JSON.stringify(input));
      const response = await fetch(`${stack.webUrl}/api/trpc/${path}?input=${query}`, {
        headers: { cookie: `${cookie.name}=${cookie.value}` },
        signal,
      });
      await response.arrayBuffer();
      return `${path} ${response.status}`;
    });
  },
};
