import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "../harness/ledger";
import { until } from "../harness/until";
import { startKillWorld, type KillWorld } from "./kill-world";

const MINUTE = 60_000;
const CREATE = { path: "^/rest/posts$", method: "POST" };
const NAMES = [
  "after the sweep took it",
  "after the sweep handed it out",
  "first create taken, killed before the re-send",
  "re-send sent, never taken",
  "re-send taken, answer unread",
] as const;
type Name = (typeof NAMES)[number];

/** A sweep looks twice; what is due may be found by the second look of a run that began before. */
const TAKE = ["take-0-0", "take-1-0"];
const HAND_OUT = ["hand-out-0-0", "hand-out-1-0"];

/** A re-send is made once: what became of it, nobody knows, if nobody read its answer. */
const UNDECIDABLE: Record<string, Name[]> = {
  web: ["re-send sent, never taken", "re-send taken, answer unread"],
  inngest: ["re-send sent, never taken"],
};

describe.each(["web", "inngest"] as const)("kill -9 of %s in the sweeps and in a re-send", (victim) => {
  let world: KillWorld;
  const planted = new Map<Name, { postId: string; memberSub: string }>();
  const plant = async (name: Name) => {
    const post = await world.plant(`${victim}: ${name}`, new Date(Date.now() - 10_000));
    planted.set(name, post);
    return post;
  };

  beforeAll(async () => {
    world = await startKillWorld();
    const { db, stack, steer, sweep } = world;
    const held = async () => (await stack.inngest.held()).length;

    // Three creates that nobody answers; the first of them took effect.
    for (const name of NAMES.slice(2)) {
      const { memberSub } = await plant(name);
      const commit = name === "first create taken, killed before the re-send";
      await stack.linkedin.fault({ match: { ...CREATE, member: memberSub }, kind: "cut", commit });
    }
    await sweep();
    const unanswered = () => db.publishAttempt.count({ where: { outcome: "unknown" } });
    await until("no create is answered", async () => (await unanswered()) === 3);

    await steer("holds", { fn: "publish-due-posts", stage: "after", step: TAKE });
    await plant("after the sweep took it");
    await sweep();
    await until("the first sweep is held", async () => (await held()) === 1);
    await steer("holds", { fn: "publish-due-posts", stage: "after", step: HAND_OUT });
    await plant("after the sweep handed it out");
    await sweep();
    await until("the second sweep is held", async () => (await held()) === 2);
    await db.$executeRaw`update posts set attempted_at = attempted_at - interval '181 s' where status = 'publishing'`;
    await steer("holds", { fn: "settle-lost-posts", stage: "after", step: "settle" });
    await sweep();
    await until("looking after lost posts is held", async () => (await held()) === 3);
    await world.kill(victim);

    const faults = [];
    for (const [name, stage] of [
      ["re-send sent, never taken", "before"],
      ["re-send taken, answer unread", "after"],
    ] as const) {
      const match = { ...CREATE, member: planted.get(name)!.memberSub };
      faults.push(await stack.linkedin.fault({ match, kind: "hold", stage }));
    }
    await sweep();
    await until("both re-sends are held", async () => (await stack.linkedin.held()).length === 2);
    // The third re-send is not what is killed here: let its answer be written.
    const id = planted.get("first create taken, killed before the re-send")!.postId;
    const resolved = async () => (await db.post.findUniqueOrThrow({ where: { id } })).status === "published";
    await until("the third re-send is settled", resolved);
    await world.kill(victim);
    await stack.linkedin.release(faults[0]!.id, { drop: true });
    await stack.linkedin.release(faults[1]!.id);
    await world.passTime();
  }, 5 * MINUTE);
  afterAll(() => world.close(), MINUTE);

  test.each(NAMES)("%s: once, or honestly unconfirmed", async (name) => {
    const { postId, memberSub } = planted.get(name)!;
    const post = await world.db.post.findUniqueOrThrow({ where: { id: postId } });
    const texts = (await ledgerOf(world.stack, memberSub)).map(({ published }) => published);
    const undecidable = UNDECIDABLE[victim]!.includes(name);
    expect(post.status).toBe(undecidable ? "unconfirmed" : "published");
    expect(texts).toEqual(undecidable && texts.length === 0 ? [] : [post.content]);
  });
});
