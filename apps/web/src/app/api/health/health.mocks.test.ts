import type { Health } from "@takt/domain/health/check-health";
import { beforeEach, expect, test, vi } from "vitest";
import { setEnv } from "~/server/testing/set-env";
import { GET } from "./route";

const TOKEN = "0f3c9ab14d77e2586a91";
const now = vi.hoisted(() => ({ health: null as unknown }));
vi.mock("~/server/current-health", () => ({ currentHealth: () => Promise.resolve(now.health) }));

const HEALTH: Health = {
  status: "degraded",
  parts: {
    database: { ok: true },
    timezone: { ok: true, detail: "UTC" },
    publishing: { ok: true, detail: "0 overdue" },
    jobs: { ok: true, detail: "last sweep 7 s ago" },
    executor: { ok: true, detail: "reachable" },
    linkedin: { ok: false, detail: "202601 is retired" },
    mail: { ok: true, detail: "not configured" },
    payments: { ok: true, detail: "a sandbox" },
    billing: { ok: false, detail: "2 open incidents" },
    purges: { ok: true },
    provider: { ok: false, detail: "missing: PROVIDER_NAME" },
  },
  alarms: ["linkedin_version"],
};
const SERVICES = {
  app: "ok",
  publishing: "ok",
  linkedin: "degraded",
  mail: "off",
  payments: "ok",
  retention: "ok",
};

beforeEach(() => {
  now.health = HEALTH;
  setEnv({ TAKT_MODE: "production", HEALTH_TOKEN: TOKEN });
});

async function ask(authorization?: string) {
  const response = await GET(
    new Request("http://localhost:3000/api/health", { headers: authorization ? { authorization } : {} }),
  );
  return { status: response.status, body: (await response.json()) as unknown };
}

test.each([
  undefined,
  "Bearer",
  "Bearer ",
  `Bearer ${TOKEN}0`,
  `Bearer ${TOKEN.slice(0, -1)}`,
  TOKEN,
  `Basic ${TOKEN}`,
])("who sends %j is told the states of the status page and nothing else", async (authorization) => {
  expect(await ask(authorization)).toEqual({ status: 200, body: { status: "degraded", services: SERVICES } });
});

test("a server without a token tells nobody the details", async () => {
  setEnv({ TAKT_MODE: "production", HEALTH_TOKEN: undefined });
  for (const authorization of [undefined, `Bearer ${TOKEN}`, "Bearer undefined"])
    expect(await ask(authorization)).toEqual({
      status: 200,
      body: { status: "degraded", services: SERVICES },
    });
});

test("the operator's token, and local mode, show each part and the alarms", async () => {
  const all = { ...HEALTH, services: SERVICES };
  expect(await ask(`Bearer ${TOKEN}`)).toEqual({ status: 200, body: all });
  setEnv({ TAKT_MODE: "local", HEALTH_TOKEN: undefined });
  expect(await ask()).toEqual({ status: 200, body: all });
});

test("monitors see by the status alone that publishing is down", async () => {
  now.health = { status: "down", parts: { database: { ok: false, detail: "unreachable" } }, alarms: [] };
  const { status, body } = await ask();
  expect([status, body]).toEqual([
    503,
    { status: "down", services: expect.objectContaining({ app: "down", publishing: "down" }) as unknown },
  ]);
});
