import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { FRESH_SIGN_IN_MS } from "@takt/domain/sessions/fresh-sign-in";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { expect, test } from "vitest";
import { callApi, createContext } from "./testing/call-api";

const database = useTestDatabase();

test("an export is made, and its link shown, for twelve hours after signing in", async () => {
  const { id: userId } = await createUser(database.db);
  const context = await createContext(fakeDeps(database.db), userId);
  const aged = (ms: number) => ({ ...context, session: { id: "s", createdAt: new Date(Date.now() - ms) } });
  const [stale, fresh] = [aged(FRESH_SIGN_IN_MS), aged(FRESH_SIGN_IN_MS - 60_000)];
  expect(await callApi(stale, "account.requestExport")).toMatchObject({
    status: 412,
    error: { domain: { code: "sign_in_stale" } },
  });
  expect(await database.db.dataExport.count()).toBe(0);
  expect(await callApi(fresh, "account.requestExport")).toMatchObject({ status: 200 });
  const ready = {
    status: "ready",
    storageKey: "key",
    bytes: 10n,
    expiresAt: new Date(Date.now() + 60_000),
  } as const;
  await database.db.dataExport.updateMany({ data: ready });
  expect(await callApi(stale, "account.export")).toMatchObject({ data: { status: "ready", link: null } });
  expect(await callApi(fresh, "account.export")).toMatchObject({
    data: { status: "ready", link: expect.stringContaining("token=") as string },
  });
});
