import { randomUUID } from "node:crypto";
import { createOrder } from "@takt/db/testing/factories/create-order";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { purgeOldRows } from "./purge-old-rows";

const database = useTestDatabase();

test.each([8, 10])(
  "orders and declarations are purged %i years after the end of their calendar year",
  async (years) => {
    const user = await createUser(database.db);
    // The last moment of a year, and the first of the next one.
    for (const at of ["2015-12-31T23:59:59Z", "2016-01-01T00:00:00Z"].map((day) => new Date(day))) {
      await createOrder(database.db, user, { orderedAt: at });
      await database.db.contractNotice.create({
        data: {
          reference: randomUUID(),
          kind: "cancellation",
          receivedAt: at,
          name: "Ada",
          email: "ada@example.com",
          contract: "Professional",
          locale: "en",
        },
      });
    }
    const purgedAt = async (now: string) => {
      const clock = { now: () => Date.parse(now), sleep: () => Promise.resolve() };
      const deps = fakeDeps(database.db, { clock, billingRetentionYears: years });
      const kinds = ["orders", "contractNotices"] as const;
      return Promise.all(kinds.map(async (kind) => (await purgeOldRows(deps, kind)).purged));
    };
    expect(await purgedAt(`${2015 + years}-12-31T12:00:00Z`)).toEqual([0, 0]);
    expect(await purgedAt(`${2016 + years}-01-02T12:00:00Z`)).toEqual([1, 1]);
    expect(await purgedAt(`${2016 + years}-12-31T12:00:00Z`)).toEqual([0, 0]);
    expect(await purgedAt(`${2017 + years}-01-02T12:00:00Z`)).toEqual([1, 1]);
  },
);
