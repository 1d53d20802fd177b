import type { Db } from "@takt/db/client";
import type { ApiKey, Prisma } from "@takt/db/generated/prisma/client";
import { createApiToken } from "../api-keys/api-token";
import { SCOPES } from "../api-keys/model/scopes";
import type { Actor } from "../shared/actor";

const DAY_MS = 86_400_000;

/** Creates a key of a member with all scopes, which works for a day unless overridden. */
export async function createApiKey(
  db: Db,
  { userId: createdById, workspaceId }: Pick<Actor, "userId" | "workspaceId">,
  overrides: Partial<Prisma.ApiKeyUncheckedCreateInput> = {},
): Promise<ApiKey & { token: string }> {
  const { token, ...stored } = createApiToken();
  const expiresAt = new Date(Date.now() + DAY_MS);
  const key = { ...stored, workspaceId, createdById, name: "Report", scopes: [...SCOPES], expiresAt };
  return { ...(await db.apiKey.create({ data: { ...key, ...overrides } })), token };
}
