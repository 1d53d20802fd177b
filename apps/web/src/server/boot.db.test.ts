import { startPooler } from "@takt/db/testing/start-pooler.mjs";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { afterEach, expect, test, vi } from "vitest";
import { boot } from "./boot";
import { setWholeEnv } from "./testing/set-whole-env";

const database = useTestDatabase();
afterEach(() => vi.restoreAllMocks());

test("the process ends with instructions when database sessions stay in another time zone", async () => {
  const pooler = await startPooler(database.url, { keepsZone: false });
  setWholeEnv({ DATABASE_URL: pooler.url });
  const ended = new Error("ended");
  const exit = vi.spyOn(process, "exit").mockImplementation(() => {
    throw ended;
  });
  const stderr = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await expect(boot()).rejects.toBe(ended);
  expect(exit).toHaveBeenCalledWith(1);
  expect(stderr.mock.calls.flat().join("")).toMatch(/sessions are in PRC.*let DATABASE_URL go past it/);
  pooler.stop();
});
