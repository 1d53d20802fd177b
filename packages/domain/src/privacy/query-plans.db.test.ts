import { loadRows } from "@takt/db/testing/load-rows";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, expect, test } from "vitest";
import { explainQueries } from "../testing/explain-queries";
import { createRequest, RECEIVED_AT, VISITOR } from "../testing/data-request-harness";
import { fakeDeps } from "../testing/fake-deps";
import { listRequestQueue } from "./list-request-queue";
import { submitDataRequest } from "./submit-data-request";

const database = useTestDatabase();
const clock = { now: () => RECEIVED_AT, sleep: () => Promise.resolve() };

beforeAll(async () => {
  const { db } = database;
  await loadRows(db, ["users", "data_requests"], async (load) => {
    await load.$executeRaw`
      insert into users (id, email, updated_at)
      select gen_random_uuid(), n || '@many.example.com', now() from generate_series(1, 20000) n`;
    await load.$executeRaw`
      insert into data_requests (id, reference, type, email, due_at, done_at)
      select gen_random_uuid(), 'R-' || n, 'access', n || '@many.example.com', now(), now()
      from generate_series(1, 20000) n`;
  });
  await db.$executeRawUnsafe("analyze");
});

test("the accounts of visitors in the queue are found by an index of their addresses", async () => {
  await submitDataRequest(fakeDeps(database.db, { clock }), VISITOR, createRequest());
  const { db, plans } = explainQueries(database.db);
  await listRequestQueue({ db, clock }, { open: true, limit: 30 });
  expect(plans).toHaveLength(1);
  expect(plans[0]).not.toMatch(/Seq Scan on users/);
});

test("a visitor's unconfirmed requests are found by an index of their addresses", async () => {
  const plans: string[] = [];
  const explained = new Proxy(database.db, {
    get: (target, key) =>
      key === "$transaction"
        ? (work: (tx: unknown) => Promise<unknown>) => {
            const { db, plans: own } = explainQueries(target);
            return work(db).finally(() => plans.push(...own));
          }
        : (Reflect.get(target, key) as unknown),
  });
  await submitDataRequest(
    fakeDeps(explained, { clock }),
    { ...VISITOR, visitorHash: "other" },
    createRequest(),
  );
  const asked = plans.find((plan) => plan.includes("data_requests"));
  expect(asked).toMatch(/Index Scan/);
  expect(asked).not.toMatch(/Seq Scan on data_requests/);
});
