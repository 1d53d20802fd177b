import type { ContractSubject } from "../../core/testing/contract-subject";
import { SECRET_KEY, startHarness } from "./start-harness";

/** A new customer. */
export const stripe: ContractSubject = {
  name: "stripe",
  call: { method: "POST", path: "^/v1/customers$" },
  ok: 200,
  setting: { retryDays: [1] },
  async start() {
    const { url, control, close } = await startHarness();
    return {
      url,
      control,
      close,
      async send(signal) {
        const headers = { authorization: `Bearer ${SECRET_KEY}` };
        const response = await fetch(`${url}/v1/customers`, {
          method: "POST",
          headers,
          body: new URLSearchParams({ name: "Jana" }),
          ...(signal && { signal }),
        });
        return response.status;
      },
      count: async () => (await control.state<{ customers: unknown[] }>()).customers.length,
    };
  },
};
