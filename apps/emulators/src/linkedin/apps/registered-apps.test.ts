import { expect, test } from "vitest";
import { SELF_SERVE, type App, createRegisteredApps } from "./registered-apps";

const app = (clientId: string): App => ({
  clientId,
  clientSecret: "s",
  redirectUris: [],
  products: SELF_SERVE,
});

test("each app knows a member by another id, always by the same one", () => {
  const apps = createRegisteredApps([app("a"), app("b"), app("c")]);
  const ids = ["a", "b", "c"].map((clientId) => apps.personId(clientId, "jana"));
  expect(ids[0]).toBe("jana");
  expect(new Set(ids).size).toBe(3);
  expect(ids[1]).toMatch(/^[\w-]{10}$/);
  expect(apps.personId("b", "jana")).toBe(ids[1]);
  expect(apps.personId("b", "joerg")).not.toBe(ids[1]);
});

test("two apps of one client id are refused", () => {
  expect(() => createRegisteredApps([app("a"), app("a")])).toThrow("differ");
  expect(() => createRegisteredApps([])).toThrow();
});
