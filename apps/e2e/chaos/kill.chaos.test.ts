import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "../harness/ledger";
import { until } from "../harness/until";
import { AT_LINKEDIN, BETWEEN_STEPS, type KillPoint } from "./kill-points";
import { startKillWorld, type KillWorld } from "./kill-world";

const MINUTE = 60_000;
type Planted = { point: KillPoint; postId: string; memberSub: string; fault?: string };

/** What may stay undecided: a create with media whose answer nobody read (it is never sent again). */
const UNDECIDABLE: Record<string, string[]> = {
  web: ["picture: create sent, never taken", "picture: create taken, answer unread"],
  // The web process lives and reads the answer, if there is one.
  inngest: ["picture: create sent, never taken"],
};

describe.each(["web", "inngest"] as const)("kill -9 of %s while a batch is under way", (victim) => {
  let world: KillWorld;
  const planted: Planted[] = [];

  beforeAll(async () => {
    world = await startKillWorld();
    const { stack, steer, sweep } = world;
    // Ahead, so that they sleep; apart, so that each travels in a run of its own.
    for (const [i, point] of BETWEEN_STEPS.entries()) {
      await steer("holds", { fn: "publish-posts", ...point.executor });
      planted.push(await plant(point, new Date(Date.now() + 10_000 + i * 1000)));
    }
    await sweep();
    const held = async () => (await stack.inngest.held()).length;
    await until("every run is held", async () => (await held()) === BETWEEN_STEPS.length, MINUTE);
    // Last, because the product waits 30 s for an answer: it must be killed before that.
    const due = new Date(Date.now() - 10_000);
    for (const point of AT_LINKEDIN) planted.push(await plant(point, due));
    await sweep();
    const heldAtLinkedIn = async () => (await stack.linkedin.held()).length;
    await until("every call is held", async () => (await heldAtLinkedIn()) === AT_LINKEDIN.length);

    await world.kill(victim);
    for (const { point, fault } of planted)
      if (fault) await stack.linkedin.release(fault, { drop: point.linkedin?.release === "drop" });
    await world.passTime();
  }, 5 * MINUTE);
  afterAll(() => world.close(), MINUTE);

  test.each([...AT_LINKEDIN, ...BETWEEN_STEPS].map(({ name }) => name))(
    "%s: once, or honestly unconfirmed",
    async (name) => {
      const { postId, memberSub } = planted.find(({ point }) => point.name === name)!;
      const post = await world.db.post.findUniqueOrThrow({ where: { id: postId } });
      const texts = (await ledgerOf(world.stack, memberSub)).map(({ published }) => published);
      const undecidable = UNDECIDABLE[victim]!.includes(name);
      expect(post.status).toBe(undecidable ? "unconfirmed" : "published");
      expect(texts).toEqual(undecidable && texts.length === 0 ? [] : [post.content]);
    },
  );

  async function plant(point: KillPoint, scheduledAt: Date): Promise<Planted> {
    const post = await world.plant(`${victim}: ${point.name}`, scheduledAt, { media: point.media });
    if (!point.linkedin) return { point, ...post };
    const { path, method, stage } = point.linkedin;
    const match = { path, method, member: post.memberSub };
    const { id } = await world.stack.linkedin.fault({ match, kind: "hold", stage });
    return { point, ...post, fault: id };
  }
});
