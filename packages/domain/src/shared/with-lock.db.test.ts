import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { withUserLocked } from "./with-lock";

const database = useTestDatabase({ max: 12 });
const lock = <T>(userId: string, work: () => Promise<T>) => withUserLocked(database.db, userId, work);

async function waiting(): Promise<number> {
  const rows = await database.db.$queryRaw<unknown[]>`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return rows.length;
}

/** Holds a user's lock until `open` is called. */
function hold(userId: string) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  let isHeld = () => {};
  const held = new Promise<void>((resolve) => (isHeld = resolve));
  const done = lock(userId, () => {
    isHeld();
    return gate;
  });
  return { held, open, done };
}

test("calls for one user run one after the other", async () => {
  const { id } = await createUser(database.db);
  const { held, open, done } = hold(id);
  await held;
  const order: string[] = [];
  const second = lock(id, () => Promise.resolve(order.push("second")));
  await expect.poll(waiting).toBe(1);
  order.push("first");
  open();
  await Promise.all([done, second]);
  expect(order).toEqual(["first", "second"]);
});

test("a refused call rolls back and lets the next one in", async () => {
  const { id } = await createUser(database.db);
  const refused = withUserLocked(database.db, id, async (tx) => {
    await tx.user.update({ where: { id }, data: { headline: "Half done" } });
    throw new Error("refused");
  });
  await expect(refused).rejects.toThrow("refused");
  expect(await lock(id, () => Promise.resolve("in"))).toBe("in");
  expect(await database.db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ headline: null });
});

test("another user does not wait", async () => {
  const [one, other] = [await createUser(database.db), await createUser(database.db)];
  const { held, open, done } = hold(one.id);
  await held;
  expect(await lock(other.id, () => Promise.resolve("in"))).toBe("in");
  open();
  await done;
});
