import { randomUUID } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import { type Actor, inWorkspace } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { LoggedAction } from "../workspaces/model/log-entry";
import { withMembersLocked } from "../workspaces/with-members-locked";
import { writeLog } from "../workspaces/write-log";
import type { WebhooksDeps } from "./deps";
import { listWebhooks } from "./list-webhooks";
import type { WebhookErrorCode } from "./model/webhook-errors";
import type { WebhookChange, WebhookInput } from "./model/webhook-input";
import { WEBHOOK_LIMITS } from "./model/webhook-limits";
import type { NewWebhookSecret, WebhookView } from "./model/webhook-view";
import { requireWebhook, requireWebhookPlan } from "./require-webhook";
import { createWebhookSecret, secretSubject } from "./webhook-secret";

const HOUR_MS = 3_600_000;

type Deps = Pick<WebhooksDeps, "db" | "clock" | "vault" | "webhookSender">;
type Tx = Prisma.TransactionClient;

/**
 * Makes a webhook, and answers its secret this once. Refuses with `act_forbidden`, `webhooks_need_plan`, `webhooks_full`,
 * `webhook_url_refused` and `rate_exceeded`.
 * @param id of the new row, made here; one that is there already is answered again
 */
export async function createWebhook(
  deps: Deps,
  caller: Actor,
  { url, name, events }: WebhookInput,
  id: string = randomUUID(),
): Promise<NewWebhookSecret> {
  await consumeRateLimit(deps, caller, "webhook");
  requireAllowed(deps, url);
  return withMembersLocked(deps, caller, "workspace.manage", async ({ tx, actor, now }) => {
    await requireWebhookPlan(tx, actor, now);
    const made = await tx.webhookEndpoint.findFirst({ where: { id, ...inWorkspace(actor) } });
    const subject = secretSubject(id, "secret");
    const secret = made ? deps.vault.open(made.secret, subject) : createWebhookSecret();
    if (!made) {
      await requireRoom(tx, actor);
      const by = { workspaceId: actor.workspaceId, createdById: actor.userId, createdAt: new Date(now) };
      const sealed = deps.vault.seal(secret, subject);
      await tx.webhookEndpoint.create({ data: { id, ...by, url, name, events, secret: sealed } });
      await log(tx, actor, now, "webhook.created", { url, name });
    }
    return { id, secret, webhooks: await listWebhooks({ ...deps, db: tx }, actor) };
  });
}

/**
 * Changes a webhook; what is left out stays. Resumed, it also works again after it rested.
 * Refuses with `act_forbidden`, `webhook_not_found`, `webhooks_need_plan`, `webhook_url_refused` and `rate_exceeded`.
 */
export async function updateWebhook(
  deps: Deps,
  caller: Actor,
  { id, isPaused, ...change }: WebhookChange,
): Promise<WebhookView[]> {
  await consumeRateLimit(deps, caller, "webhook");
  if (change.url !== undefined) requireAllowed(deps, change.url);
  return withMembersLocked(deps, caller, "workspace.manage", async ({ tx, actor, now }) => {
    const webhook = await requireWebhook(tx, actor, id);
    await requireWebhookPlan(tx, actor, now);
    const paused = isPaused === true && { pausedAt: webhook.pausedAt ?? new Date(now) };
    const resumed = isPaused === false && {
      pausedAt: null,
      restedAt: null,
      restReason: null,
      slowUntil: null,
    };
    await tx.webhookEndpoint.update({
      where: { id, ...inWorkspace(actor) },
      data: { ...change, ...paused, ...resumed },
    });
    await log(tx, actor, now, "webhook.changed", { ...webhook, ...change });
    return listWebhooks({ ...deps, db: tx }, actor);
  });
}

/** Deletes a webhook with its deliveries: nothing is sent to it any more. Refuses with `act_forbidden` and `webhook_not_found`. */
export function deleteWebhook(
  deps: Pick<Deps, "db" | "clock">,
  caller: Actor,
  { id }: { id: string },
): Promise<WebhookView[]> {
  return withMembersLocked(deps, caller, "workspace.manage", async ({ tx, actor, now }) => {
    const webhook = await requireWebhook(tx, actor, id);
    await tx.webhookEndpoint.delete({ where: { id, ...inWorkspace(actor) } });
    await log(tx, actor, now, "webhook.deleted", webhook);
    return listWebhooks({ ...deps, db: tx }, actor);
  });
}

/**
 * Gives a webhook another secret, and answers it this once; for a day messages are signed with the one before, too.
 * Refuses with `act_forbidden`, `webhook_not_found`, `webhooks_need_plan` and `rate_exceeded`.
 */
export async function rotateSecret(
  deps: Pick<Deps, "db" | "clock" | "vault">,
  caller: Actor,
  { id }: { id: string },
): Promise<NewWebhookSecret> {
  await consumeRateLimit(deps, caller, "webhook");
  return withMembersLocked(deps, caller, "workspace.manage", async ({ tx, actor, now }) => {
    const webhook = await requireWebhook(tx, actor, id);
    await requireWebhookPlan(tx, actor, now);
    const { vault } = deps;
    const [secret, subject] = [createWebhookSecret(), secretSubject(id, "secret")];
    const before = vault.open(webhook.secret, subject);
    await tx.webhookEndpoint.update({
      where: { id, ...inWorkspace(actor) },
      data: {
        secret: vault.seal(secret, subject),
        oldSecret: vault.seal(before, secretSubject(id, "old_secret")),
        oldSecretEnds: new Date(now + WEBHOOK_LIMITS.overlapHours * HOUR_MS),
      },
    });
    await log(tx, actor, now, "webhook.rotated", webhook);
    return { id, secret, webhooks: await listWebhooks({ ...deps, db: tx }, actor) };
  });
}

function requireAllowed({ webhookSender }: Pick<Deps, "webhookSender">, url: string): void {
  if (!webhookSender.allows(url)) throw new DomainError<WebhookErrorCode>("webhook_url_refused");
}

async function requireRoom(tx: Tx, actor: Actor): Promise<void> {
  const max = WEBHOOK_LIMITS.perWorkspace;
  const count = await tx.webhookEndpoint.count({ where: inWorkspace(actor) });
  if (count >= max) throw new DomainError<WebhookErrorCode>("webhooks_full", { max });
}

type Named = { url: string; name: string };

/** A webhook without a name is called after its host. */
const log = (tx: Tx, actor: Actor, now: number, action: LoggedAction, { url, name }: Named) =>
  writeLog(tx, actor, now, { action, data: { name: name || new URL(url).host } });
