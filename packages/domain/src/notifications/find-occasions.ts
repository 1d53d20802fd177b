import { expireConnections } from "../connections/invalidate-connection";
import { expireGrants } from "../connections/invalidate-grant";
import type { OutboxDeps } from "../outbox/deps";
import type { KindDefinition } from "./kind-definition";
import { createNotifications, FIND_BATCH_SIZE } from "./create-notifications";
import { NOTIFICATION_KIND_NAMES, NOTIFICATION_KINDS, type NotificationKind } from "./notification-kinds";

/** The rounds of one statement of a call; the next sweep continues. */
const MAX_BATCHES = 20;

type FindDeps = Pick<OutboxDeps, "db" | "mailer">;

/** Creates a notification for every new occasion. Running it repeatedly or concurrently is safe. */
export async function findOccasions(deps: FindDeps): Promise<{ found: number }> {
  await expireConnections(deps);
  await expireGrants(deps);
  let found = 0;
  for (const kind of NOTIFICATION_KIND_NAMES) found += await findKindOccasions(deps, kind);
  return { found };
}

/** Creates a notification for every new occasion of one kind. Returns how many. */
export async function findKindOccasions(deps: FindDeps, kind: NotificationKind): Promise<number> {
  const { occasions, emailDelayMs }: KindDefinition = NOTIFICATION_KINDS[kind];
  let found = 0;
  for (const statement of occasions)
    for (let round = 0; round < MAX_BATCHES; round++) {
      const count = await createNotifications(deps, kind, statement, emailDelayMs);
      found += count;
      if (count < FIND_BATCH_SIZE) break;
    }
  return found;
}
