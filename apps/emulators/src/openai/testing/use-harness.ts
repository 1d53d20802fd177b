import { afterAll, beforeAll, beforeEach } from "vitest";
import { startHarness } from "./start-harness";

type Harness = Awaited<ReturnType<typeof startHarness>>;

/** Starts one emulator for all tests of a file and resets it before each. */
export function useHarness(settings: Parameters<typeof startHarness>[0] = {}) {
  let harness: Harness;

  beforeAll(async () => {
    harness = await startHarness(settings);
  });
  beforeEach(() => harness.control.reset());
  afterAll(() => harness.close());

  return {
    get url() {
      return harness.url;
    },
    get control() {
      return harness.control;
    },
    post: (...args: Parameters<Harness["post"]>) => harness.post(...args),
    responses: (...args: Parameters<Harness["responses"]>) => harness.responses(...args),
    chat: (...args: Parameters<Harness["chat"]>) => harness.chat(...args),
    calls: () => harness.calls(),
  };
}
