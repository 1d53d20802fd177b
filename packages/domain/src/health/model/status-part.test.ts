import { expect, test } from "vitest";
import { toPartStates, worse } from "./status-part";

const ok = { ok: true };
const failed = { ok: false };
const WELL = {
  database: ok,
  timezone: ok,
  publishing: ok,
  jobs: ok,
  executor: ok,
  linkedin: ok,
  mail: ok,
  payments: ok,
  purges: ok,
};
const STATES = {
  app: "ok",
  publishing: "ok",
  linkedin: "ok",
  mail: "ok",
  payments: "ok",
  retention: "ok",
} as const;

test("every part is ok when the health check passes", () => {
  expect(toPartStates(WELL)).toEqual(STATES);
});

test.each([
  ["timezone", { publishing: "down" }],
  ["publishing", { publishing: "down" }],
  ["jobs", { publishing: "down" }],
  ["executor", { publishing: "degraded" }],
  ["linkedin", { linkedin: "degraded" }],
  ["mail", { mail: "degraded" }],
  ["payments", { payments: "degraded" }],
  ["purges", { retention: "degraded" }],
])("when %s fails, the public sees %o", (name, states) => {
  expect(toPartStates({ ...WELL, [name]: failed })).toEqual({ ...STATES, ...states });
});

test("without the database app and publishing are down, and nothing is known of the rest", () => {
  expect(toPartStates({ database: failed, executor: ok })).toEqual({
    app: "down",
    publishing: "down",
    linkedin: "unknown",
    mail: "unknown",
    payments: "unknown",
    retention: "unknown",
  });
});

test("what is not set up here is off, and not said to work; a missing mail server that is needed is degraded", () => {
  const missing = { ok: true, detail: "not configured" };
  expect(toPartStates({ ...WELL, mail: missing, payments: missing })).toMatchObject({
    mail: "off",
    payments: "off",
  });
  expect(toPartStates({ ...WELL, mail: { ...missing, ok: false } })).toMatchObject({ mail: "degraded" });
});

test("a part of the health check that is not public changes nothing", () => {
  expect(toPartStates({ ...WELL, provider: failed })).toEqual(STATES);
});

test("the worse of two states is kept for each part", () => {
  const one = { ...STATES, app: "down", mail: "off" } as const;
  const other = { ...STATES, publishing: "degraded", linkedin: "unknown" } as const;
  expect(worse(one, other)).toEqual({ ...STATES, app: "down", publishing: "degraded" });
});
