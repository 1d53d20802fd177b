import { expect, test } from "vitest";
import { createIds } from "./ids";

test("ids have Stripe's prefixes and lengths and repeat for a seed", () => {
  const ids = () => {
    const newId = createIds(7, () => false);
    return [newId("cus"), newId("sub"), newId("cs_test")];
  };
  expect(ids()).toEqual(ids());
  const [customer, subscription, session] = ids();
  expect(customer).toMatch(/^cus_\w{14}$/);
  expect(subscription).toMatch(/^sub_\w{24}$/);
  expect(session).toMatch(/^cs_test_\w{58}$/);
});

test("an id that is taken is not given again", () => {
  const taken = createIds(7, () => false)("cus");
  expect(createIds(7, (id) => id === taken)("cus")).not.toBe(taken);
});
