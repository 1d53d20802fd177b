import { afterAll, beforeAll, beforeEach } from "vitest";
import { JANA, startHarness } from "./start-harness";

type Harness = Awaited<ReturnType<typeof startHarness>>;
type Options = Parameters<typeof startHarness>[0] & { scope?: string; app?: string };

/**
 * Starts one emulator for all tests of a file and resets it before each. `token` is Jana's, issued before each test for `app`, by
 * default the first one.
 */
export function useHarness({ scope, app, ...options }: Options = {}) {
  let harness: Harness;
  let token: string;

  beforeAll(async () => {
    harness = await startHarness(options);
  });
  beforeEach(async () => {
    await harness.control.reset();
    token = await harness.signIn(JANA, scope, app);
  });
  afterAll(() => harness.close());

  return {
    get url() {
      return harness.url;
    },
    get control() {
      return harness.control;
    },
    get token() {
      return token;
    },
    call: (...args: Parameters<Harness["call"]>) => harness.call(...args),
    signIn: (...args: Parameters<Harness["signIn"]>) => harness.signIn(...args),
    requestToken: (...args: Parameters<Harness["requestToken"]>) => harness.requestToken(...args),
  };
}
