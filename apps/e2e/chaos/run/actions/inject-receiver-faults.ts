import { takeAtOnce, type HandleRequest } from "../../../harness/start-webhook-receiver";
import type { Plan } from "../plan/plan";
import { RECEIVER_FAULTS } from "../plan/receiver-faults";
import type { ChaosHarness } from "../start-chaos-harness";

/** Lets the requests to the receiver of webhooks meet the planned faults in their order, and the first one again after the last. */
export function injectReceiverFaults({ receiver, notes }: ChaosHarness, { receiverFaults }: Plan): void {
  let requests = 0;
  const handle: HandleRequest = async (request) => {
    const name = receiverFaults[requests++ % receiverFaults.length]!;
    if (name === null) return takeAtOnce(request);
    notes.receiverFaults.push(name);
    const { isRead, status, delayMs } = RECEIVER_FAULTS[name];
    if (isRead) await request.read();
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return status;
  };
  receiver.handle = handle;
}
