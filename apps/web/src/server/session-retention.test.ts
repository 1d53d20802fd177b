import { SESSION_MAX_AGE } from "@takt/auth/session-cookie";
import { RETENTION_DAYS } from "@takt/domain/retention/model/retention";
import { expect, test } from "vitest";

test("the retention of sessions is the time after which they end", () => {
  expect(RETENTION_DAYS.sessions * 86_400).toBe(SESSION_MAX_AGE);
});
