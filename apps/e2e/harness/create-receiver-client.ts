import type { ReceivedMessage } from "./serve-receiver";

/** A receiver of webhooks that a test alone has. */
export type Receiver = {
  /** The address of a webhook that sends there. */
  url: string;
  /** The messages that were received, oldest first. */
  messages(): Promise<ReceivedMessage[]>;
  /** Answers the next messages with a status; it is 200 at first. */
  answerWith(status: number): Promise<void>;
};

/** Creates the client of a receiver by its address (serve-receiver.ts). */
export function createReceiverClient(url: string): Receiver {
  return {
    url,
    messages: async () => (await fetch(url)).json() as Promise<ReceivedMessage[]>,
    async answerWith(status) {
      await fetch(url, { method: "PUT", body: String(status) });
    },
  };
}
