import type { Prisma } from "@takt/db/generated/prisma/client";
import { type Actor, inWorkspace } from "../shared/actor";
import { toMessageId } from "./model/create-webhook-body";
import type { DeliveryState, DeliveryView } from "./model/webhook-view";

/** The columns of a delivery that are shown, with its last attempt. */
export const DELIVERY_COLUMNS = {
  id: true,
  type: true,
  postId: true,
  occurredAt: true,
  state: true,
  tries: true,
  dueAt: true,
  attempts: { select: { status: true }, orderBy: [{ sentAt: "desc" }, { id: "desc" }], take: 1 },
} as const satisfies Prisma.WebhookDeliverySelect;

type Row = Prisma.WebhookDeliveryGetPayload<{ select: typeof DELIVERY_COLUMNS }>;

/** Deliveries to the endpoints of the actor's workspace: for every `where`. */
export const deliveriesIn = (actor: Actor) => ({ endpoint: inWorkspace(actor) });

/** Converts a delivery to what is shown of it. */
export function toDeliveryView(row: Row): DeliveryView {
  const { id, type, postId, occurredAt, state, tries, dueAt, attempts } = row;
  return {
    id,
    messageId: toMessageId(id),
    type,
    postId,
    occurredAt,
    state: state as DeliveryState,
    tries,
    nextTryAt: dueAt,
    lastStatus: attempts[0]?.status ?? null,
  };
}
