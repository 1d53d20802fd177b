import type { ContractSubject } from "../../core/testing/contract-subject";
import { startHarness } from "./start-harness";

/** A call of the Responses API. */
export const openai: ContractSubject = {
  name: "openai",
  call: { method: "POST", path: "^/v1/responses$" },
  ok: 200,
  setting: { searchResults: 7 },
  async start() {
    const harness = await startHarness();
    return {
      ...harness,
      send: async (signal) => (await harness.responses({}, signal ? { signal } : {})).status,
      count: async () => (await harness.calls()).length,
    };
  },
};
