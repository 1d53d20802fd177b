import { expect, test } from "vitest";
import { DAY_MS } from "../../testing/start-harness";
import { useHarness } from "../../testing/use-harness";

const harness = useHarness();

test("the end of a checkout is the caller's time, also when the clock was moved", async () => {
  await harness.control.tick(40 * DAY_MS);
  const session = await harness.openCheckout({ expires_at: Math.floor(Date.now() / 1_000) + 3_600 });
  await harness.control.tick(3_500_000);
  expect(await harness.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: "open" });
  await harness.control.tick(200_000);
  expect(await harness.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: "expired" });
});
