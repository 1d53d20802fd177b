import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../testing/fake-deps";
import { getLinkedinApp } from "./get-linkedin-app";
import type { AppFinding } from "./ports/linkedin-app";

const database = useTestDatabase();
const SCOPES = ["email", "openid", "profile", "w_member_social"];
const view = (scopes: AppFinding["state"] = "unknown") =>
  getLinkedinApp({
    ...fakeDeps(database.db),
    linkedinApp: () => Promise.resolve([{ check: "scopes", state: scopes, detail: null }]),
  });

test("scopes are proved by the newest grant, and by nothing else", async () => {
  expect(await view()).toMatchObject({ findings: [{ state: "unknown" }], permissions: null });
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  await createUser(database.db, {
    linkedinStatus: "active",
    linkedinScopes: SCOPES,
    linkedinConnectedAt: at(2),
  });
  await createUser(database.db, {
    linkedinStatus: "active",
    linkedinScopes: ["openid"],
    linkedinConnectedAt: at(1),
  });
  expect(await view()).toMatchObject({
    findings: [{ state: "ok" }],
    permissions: { signIn: true, publish: true, readPosts: false },
  });
  expect(await view("bad")).toMatchObject({ findings: [{ state: "bad" }] });
});

test("the app of each further product is checked on its own, and proved by a grant for it", async () => {
  const check = (detail: string) => () =>
    Promise.resolve([{ check: "scopes" as const, state: "unknown" as const, detail }]);
  const deps = { ...fakeDeps(database.db), productApps: { portability: check("p"), community: check("c") } };
  const user = await createUser(database.db);
  await createGrant(database.db, user, { product: "community", status: "invalid" });
  await createGrant(database.db, user, { product: "portability" });
  expect((await getLinkedinApp(deps)).products).toEqual([
    { product: "community", findings: [{ check: "scopes", state: "unknown", detail: "c" }] },
    { product: "portability", findings: [{ check: "scopes", state: "ok", detail: "p" }] },
  ]);
  expect((await getLinkedinApp({ ...deps, productApps: {} })).products).toEqual([]);
});

test("the version of the API is that of the health check", async () => {
  expect((await view()).version.isOk).toBe(true);
  const old = { ...fakeDeps(database.db), linkedinVersions: ["202001"] };
  expect((await getLinkedinApp(old)).version.isOk).toBe(false);
});
