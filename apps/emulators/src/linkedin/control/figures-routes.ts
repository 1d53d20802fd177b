import type { Hono } from "hono";
import { z } from "zod";
import { requireKnown } from "../../core/control-routes";
import type { Backend } from "../backend";
import { dayOf } from "../figures/days";
import { memberFiguresKey } from "../figures/post-figures";
import { POST_METRICS, VIDEO_METRICS } from "../model/activity";
import { answerInput, readInput } from "./control-input";

const day = z.iso.date();
const count = z.coerce.number().int();
const metrics = z.partialRecord(z.enum([...POST_METRICS, ...VIDEO_METRICS]), count);
const figuresSchema = z.strictObject({
  total: metrics.default({}),
  days: z.record(day, metrics).default({}),
});
const followersSchema = z.strictObject({
  /** Followers that come on `day`, by default today. */
  add: count.optional(),
  day: day.optional(),
  /** All followers before those that come on single days; switches the model of this member off. */
  total: count.optional(),
  connections: count.optional(),
});

/** Sets exact figures of posts and members, and adds followers. A later call adds to an earlier one of the same subject. */
export function figuresControlRoutes(routes: Hono, backend: Backend) {
  const { store } = backend;

  async function setFigures(subject: string, input: unknown) {
    const given = figuresSchema.parse(input);
    const before = store.figures.get(subject);
    const days = { ...before?.days };
    for (const [name, figures] of Object.entries(given.days)) days[name] = { ...days[name], ...figures };
    const set = { post: subject, total: { ...before?.total, ...given.total }, days };
    store.saveFigures(set);
    return set;
  }

  routes.post("/posts/:urn/figures", async (c) => {
    const { urn } = requireKnown(store.posts.get(c.req.param("urn")), "post");
    return answerInput(c, await setFigures(urn, await readInput(c)));
  });

  routes.post("/members/:sub/figures", async (c) => {
    const { sub } = requireKnown(store.members.get(c.req.param("sub")), "member");
    return answerInput(c, await setFigures(memberFiguresKey(sub), await readInput(c)));
  });

  routes.post("/members/:sub/followers", async (c) => {
    const { sub } = requireKnown(store.members.get(c.req.param("sub")), "member");
    const given = followersSchema.parse(await readInput(c));
    const before = store.audiences.get(sub) ?? { sub, followers: null, connections: null, gained: {} };
    const on = given.day ?? dayOf(backend.clock.now());
    const gained = { ...before.gained, [on]: (before.gained[on] ?? 0) + (given.add ?? 0) };
    const audience = {
      sub,
      followers: given.total ?? before.followers,
      connections: given.connections ?? before.connections,
      gained: given.add === undefined ? before.gained : gained,
    };
    store.saveAudience(audience);
    return answerInput(c, audience);
  });
}
