import type { ContractSubject } from "../../core/testing/contract-subject";
import { EVENT_KEY, startHarness } from "./start-harness";

/** An event that starts a run. */
export const inngest: ContractSubject = {
  name: "inngest",
  call: { method: "POST", path: "^/e/" },
  ok: 200,
  setting: null,
  async start() {
    const harness = await startHarness((client) => [
      client.createFunction({ id: "count", triggers: [{ event: "go" }] }, () => Promise.resolve("done")),
    ]);
    return {
      url: harness.executor.url,
      control: harness.control,
      close: () => harness.close(),
      async send(signal) {
        const body = JSON.stringify({ name: "go", data: {} });
        const url = `${harness.executor.url}/e/${EVENT_KEY}`;
        return (await fetch(url, { method: "POST", body, ...(signal && { signal }) })).status;
      },
      async count() {
        const { runs } = await harness.state();
        return Object.values(runs).reduce((sum, number) => sum + number, 0);
      },
    };
  },
};
