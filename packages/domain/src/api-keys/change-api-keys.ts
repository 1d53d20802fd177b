import type { Prisma } from "@takt/db/generated/prisma/client";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import { readWorkspacePlan } from "../plans/read-plan";
import { type Actor, inWorkspace } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import type { LoggedAction } from "../workspaces/model/log-entry";
import { withMembersLocked } from "../workspaces/with-members-locked";
import { writeLog } from "../workspaces/write-log";
import { createApiToken } from "./api-token";
import { listApiKeys } from "./list-api-keys";
import type { ApiKeyErrorCode } from "./model/api-key-errors";
import type { ApiKeyInput } from "./model/api-key-input";
import { API_KEY_LIMITS } from "./model/api-key-limits";
import type { ApiKeyView, NewApiKey } from "./model/api-key-view";

const HOUR_MS = 3_600_000;

type Deps = Pick<CoreDeps, "db" | "clock">;
type Tx = Prisma.TransactionClient;

/**
 * Makes a key by which a program acts in the workspace as the actor. Refuses with `act_forbidden`, `api_needs_plan`,
 * `api_keys_full` and `rate_exceeded`.
 */
export async function createApiKey(deps: Deps, caller: Actor, input: ApiKeyInput): Promise<NewApiKey> {
  const { name, scopes, days } = input;
  await consumeRateLimit(deps, caller, "apiKey");
  return withMembersLocked(deps, caller, "workspace.manage", async ({ tx, actor, now }) => {
    await requireApiPlan(tx, actor, now);
    await requireRoom(tx, actor, now);
    const { token, ...stored } = createApiToken();
    const expiresAt = new Date(now + days * 24 * HOUR_MS);
    await tx.apiKey.create({
      data: {
        ...stored,
        name,
        scopes,
        expiresAt,
        createdAt: new Date(now),
        workspaceId: actor.workspaceId,
        createdById: actor.userId,
      },
    });
    await log(tx, actor, now, "apiKey.created", name);
    return { token, keys: await listApiKeys({ ...deps, db: tx }, actor) };
  });
}

/**
 * Makes a key of the same name, scopes and expiry in the place of one of the actor's own, which works for a day longer.
 * Refuses with `act_forbidden`, `api_needs_plan`, `api_key_not_found` and `rate_exceeded`.
 */
export async function rotateApiKey(deps: Deps, caller: Actor, { id }: { id: string }): Promise<NewApiKey> {
  await consumeRateLimit(deps, caller, "apiKey");
  return withMembersLocked(deps, caller, "workspace.manage", async ({ tx, actor, now }) => {
    await requireApiPlan(tx, actor, now);
    const where = { id, ...open(actor, now), createdById: actor.userId, rotatedAt: null };
    const replaced = await tx.apiKey.findFirst({ where });
    if (!replaced) throw new DomainError<ApiKeyErrorCode>("api_key_not_found");
    const { name, scopes, createdById, workspaceId, expiresAt } = replaced;
    const { token, ...stored } = createApiToken();
    const end = Math.min(expiresAt.getTime(), now + API_KEY_LIMITS.overlapHours * HOUR_MS);
    await tx.apiKey.update({ where: { id }, data: { rotatedAt: new Date(now), expiresAt: new Date(end) } });
    await tx.apiKey.create({
      data: { ...stored, name, scopes, expiresAt, createdAt: new Date(now), workspaceId, createdById },
    });
    await log(tx, actor, now, "apiKey.rotated", name);
    return { token, keys: await listApiKeys({ ...deps, db: tx }, actor) };
  });
}

/**
 * Revokes a key, also another member's: it does nothing from now on. Refuses with `act_forbidden` and `api_key_not_found`.
 */
export function revokeApiKey(deps: Deps, caller: Actor, { id }: { id: string }): Promise<ApiKeyView[]> {
  return withMembersLocked(deps, caller, "workspace.manage", async ({ tx, actor, now }) => {
    const key = await tx.apiKey.findFirst({ where: { id, ...open(actor, now) }, select: { name: true } });
    if (!key) throw new DomainError<ApiKeyErrorCode>("api_key_not_found");
    await tx.apiKey.update({ where: { id }, data: { revokedAt: new Date(now) } });
    await log(tx, actor, now, "apiKey.revoked", key.name);
    return listApiKeys({ ...deps, db: tx }, actor);
  });
}

/** Keys of the actor's workspace that work. */
function open(actor: Actor, now: number) {
  return { ...inWorkspace(actor), revokedAt: null, expiresAt: { gt: new Date(now) } };
}

async function requireApiPlan(tx: Tx, actor: Actor, now: number): Promise<void> {
  const { plan } = await readWorkspacePlan(tx, actor, now);
  if (plan !== "enterprise") throw new DomainError<ApiKeyErrorCode>("api_needs_plan");
}

/** One whose place another has taken counts no more. */
async function requireRoom(tx: Tx, actor: Actor, now: number): Promise<void> {
  const max = API_KEY_LIMITS.perWorkspace;
  const count = await tx.apiKey.count({ where: { ...open(actor, now), rotatedAt: null } });
  if (count >= max) throw new DomainError<ApiKeyErrorCode>("api_keys_full", { max });
}

const log = (tx: Tx, actor: Actor, now: number, action: LoggedAction, name: string) =>
  writeLog(tx, actor, now, { action, data: { name } });
