import { changeBrand } from "@takt/domain/brand/change-brand";
import { removeLogo } from "@takt/domain/brand/change-logo";
import { brandInput } from "@takt/domain/brand/model/brand-input";
import { getBrand } from "@takt/domain/brand/read-brand";
import { memberProcedure, router } from "./core/trpc";

export const brandRouter = router({
  /** Returns how the workspace looks. */
  get: memberProcedure("content.read").query(({ ctx }) => getBrand(ctx.deps, ctx.actor)),

  /** Changes how the workspace looks. */
  change: memberProcedure("workspace.manage")
    .input(brandInput)
    .mutation(({ ctx, input }) => changeBrand(ctx.deps, ctx.actor, input)),

  /** Takes the logo away; a new one comes by /api/workspaces/logo. */
  removeLogo: memberProcedure("workspace.manage").mutation(({ ctx }) => removeLogo(ctx.deps, ctx.actor)),
});
