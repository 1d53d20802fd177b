import { createApiKey, revokeApiKey, rotateApiKey } from "@takt/domain/api-keys/change-api-keys";
import { listApiKeys } from "@takt/domain/api-keys/list-api-keys";
import { apiKeyInput, apiKeyRef } from "@takt/domain/api-keys/model/api-key-input";
import { memberProcedure, router } from "./core/trpc";

export const apiKeysRouter = router({
  /** Lists the keys by which programs act in the workspace. */
  list: memberProcedure("workspace.manage").query(({ ctx }) => listApiKeys(ctx.deps, ctx.actor)),

  /** Makes a key, and answers it this once. */
  create: memberProcedure("workspace.manage")
    .input(apiKeyInput)
    .mutation(({ ctx, input }) => createApiKey(ctx.deps, ctx.actor, input)),

  /** Makes a key in the place of one of the user's own, and answers it this once. */
  rotate: memberProcedure("workspace.manage")
    .input(apiKeyRef)
    .mutation(({ ctx, input }) => rotateApiKey(ctx.deps, ctx.actor, input)),

  /** Revokes a key. */
  revoke: memberProcedure("workspace.manage")
    .input(apiKeyRef)
    .mutation(({ ctx, input }) => revokeApiKey(ctx.deps, ctx.actor, input)),
});
