import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { NOW, startBilling } from "../testing/billing-harness";
import { changePlan } from "./change-plan";
import type { Offer } from "./model/order-input";
import { previewChange } from "./preview-change";
import { syncSubscription } from "./sync-subscription";

const database = useTestDatabase({ max: 12 });
beforeEach(async () => {
  await database.db.changePreview.deleteMany();
  await database.db.rateWindow.deleteMany();
});

const ENTERPRISE: Offer = { plan: "enterprise", interval: "month" };
const OUTDATED = { code: "preview_outdated" };

/** A customer of the monthly Professional plan. */
async function start() {
  const billing = await startBilling(database.db);
  billing.subscribe({ id: `sub_${billing.userId}` });
  await syncSubscription(billing.deps, billing.userId);
  const { deps, actor } = billing;
  return {
    ...billing,
    preview: (offer = ENTERPRISE) => previewChange(deps, actor, offer),
    order: (previewId: string, id: string = crypto.randomUUID()) =>
      changePlan(deps, actor, { id, previewId, locale: "en" }),
    later: (minutes: number) => ({
      ...deps,
      clock: { ...deps.clock, now: () => NOW + minutes * 60_000 },
    }),
    orders: () => database.db.order.findMany({ where: { userId: actor.userId } }),
  };
}

describe("a change of plan", () => {
  test("is charged by the stored preview: offer, price and second are the server's", async () => {
    const { preview, order, orders, provided } = await start();
    const { id, ...shown } = await preview();
    expect(shown).not.toHaveProperty("prorationAt");
    await order(id);
    expect(await orders()).toMatchObject([{ ...ENTERPRISE, priceCents: 9900, status: "paid" }]);
    expect([...provided.subscriptions.values()]).toMatchObject([ENTERPRISE]);
  });

  test("takes a preview for one order alone, which may be repeated", async () => {
    const { preview, order, orders } = await start();
    const { id } = await preview();
    const orderId = crypto.randomUUID();
    await Promise.all([1, 2, 3].map(() => order(id, orderId)));
    await order(id, orderId);
    await expect(order(id)).rejects.toMatchObject(OUTDATED);
    expect(await orders()).toHaveLength(1);
  });

  test("of two orders by one preview at once makes one", async () => {
    const { preview, order, orders } = await start();
    const { id } = await preview();
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => order(id)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await orders()).toHaveLength(1);
  });

  test("by another member's preview, an unknown one, or one that a newer has replaced is refused", async () => {
    const [one, other] = [await start(), await start()];
    const { id: older } = await one.preview();
    await one.preview({ plan: "enterprise", interval: "year" });
    const { id: others } = await other.preview();
    for (const id of [older, others, crypto.randomUUID()])
      await expect(one.order(id)).rejects.toMatchObject(OUTDATED);
    expect(await one.orders()).toEqual([]);
    expect(one.provided.calls).not.toContain("changePlan");
  });

  test("a quarter of an hour after its preview is refused, and just before is made", async () => {
    const { preview, actor, later, provided } = await start();
    const { id: previewId } = await preview();
    const input = { id: crypto.randomUUID(), previewId, locale: "en" } as const;
    await expect(changePlan(later(15), actor, input)).rejects.toMatchObject(OUTDATED);
    expect(provided.calls).not.toContain("changePlan");
    await changePlan(later(14.99), actor, input);
  });

  test("of a subscription that has changed since is refused, and its order is abandoned", async () => {
    const { preview, order, orders, change, userId } = await start();
    const { id } = await preview();
    change(`sub_${userId}`, { interval: "year" });
    await expect(order(id)).rejects.toMatchObject(OUTDATED);
    expect(await orders()).toMatchObject([{ status: "abandoned" }]);
  });

  test("in progress keeps its preview: another is computed once it is decided", async () => {
    const { preview, order, provided } = await start();
    const { id } = await preview();
    const orderId = crypto.randomUUID();
    provided.failure = { kind: "unavailable", reason: "no answer" };
    await expect(order(id, orderId)).rejects.toMatchObject({ code: "payments_unavailable" });
    provided.failure = null;
    await expect(preview()).rejects.toMatchObject({ code: "payments_unavailable" });
    await order(id, orderId);
    await preview({ plan: "professional", interval: "year" });
  });
});
