import { disconnectProduct } from "@takt/domain/connections/disconnect-product";
import { listApiAccess } from "@takt/domain/connections/list-api-access";
import { API_PRODUCTS } from "@takt/domain/connections/model/api-product";
import { countLinkedinPosts } from "@takt/domain/posts/connections/count-linkedin-posts";
import { disconnect } from "@takt/domain/posts/connections/disconnect";
import { getConnection } from "@takt/domain/posts/connections/get-connection";
import { z } from "zod";
import { memberProcedure, router } from "./core/trpc";

export const connectionsRouter = router({
  /** Gets the connection to LinkedIn. */
  get: memberProcedure("account.own").query(({ ctx }) => getConnection(ctx.deps, ctx.actor)),

  /** Counts the posts on LinkedIn that Takt knows of. */
  totalPosts: memberProcedure("account.own").query(async ({ ctx }) => ({
    count: await countLinkedinPosts(ctx.deps, ctx.actor),
  })),

  /**
   * Deletes the tokens and asks LinkedIn to revoke them; answers once no post of the old connection can still be sent.
   */
  disconnect: memberProcedure("account.own").mutation(({ ctx }) => disconnect(ctx.deps, ctx.actor)),

  /** Lists LinkedIn's further products with what the actor has granted each. */
  products: memberProcedure("account.own").query(({ ctx }) => listApiAccess(ctx.deps, ctx.actor)),

  /** Ends the grant for a product, and removes what its API has reported. */
  disconnectProduct: memberProcedure("account.own")
    .input(z.strictObject({ product: z.enum(API_PRODUCTS) }))
    .mutation(({ ctx, input }) => disconnectProduct(ctx.deps, ctx.actor, input.product)),
});
