import { MAX_POSTS_PER_EVENT } from "@takt/domain/posts/ports/post-events";
import { Inngest } from "inngest";
import { expect, test } from "vitest";
import { commentsDue, mediaDue, postsDue, postsUnanswered } from "./events";

const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
const events = {
  "posts/due": (postIds: string[]) => postsDue.create({ dueAt: new Date(0).toISOString(), postIds }),
  "posts/media-due": (postIds: string[]) => mediaDue.create({ authorId: crypto.randomUUID(), postIds }),
  "posts/unanswered": (postIds: string[]) => postsUnanswered.create({ postIds }),
  "comments/due": (postIds: string[]) => commentsDue.create({ postIds }),
};

test.each(Object.keys(events) as (keyof typeof events)[])(
  "%s takes as many posts as a batch has, and whoever sends one more is told",
  async (name) => {
    const sent: unknown[] = [];
    const inngest = new Inngest({
      id: "takt",
      eventKey: "test",
      fetch: (_url, init) => {
        sent.push(init?.body);
        return Promise.resolve(Response.json({ ids: ["1"], status: 200 }));
      },
    });
    await inngest.send(events[name](ids(MAX_POSTS_PER_EVENT)));
    expect(sent).toHaveLength(1);
    await expect(inngest.send(events[name](ids(MAX_POSTS_PER_EVENT + 1)))).rejects.toThrow("postIds");
    expect(sent).toHaveLength(1);
  },
);
