import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

/** As long as `expect.poll` (tooling/vitest/tiers.ts): how long something takes says nothing about a component. */
const ASYNC_TIMEOUT_MS = 60_000;

/** Call it once in a test file that renders components: each test starts with an empty page. */
export function setUpComponents(): void {
  configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });
  afterEach(cleanup);
}
