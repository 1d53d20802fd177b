import type { ContractSubject } from "../../core/testing/contract-subject";
import { postBody, startHarness } from "./start-harness";

/** A post by Jana. */
export const linkedin: ContractSubject = {
  name: "linkedin",
  call: { method: "POST", path: "^/rest/posts$" },
  ok: 201,
  setting: { imageGet: "403" },
  async start() {
    const harness = await startHarness();
    let number = 0;
    return {
      ...harness,
      async send(signal) {
        // A reset takes tokens away, and an equal text would be a duplicate.
        const token = await harness.signIn();
        const body = postBody(`Post ${++number}`);
        return (await harness.call(token, "POST", "/rest/posts", body, {}, signal)).status;
      },
      count: async () => (await harness.control.state<{ posts: unknown[] }>()).posts.length,
    };
  },
};
