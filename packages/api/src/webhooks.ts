import {
  createWebhook,
  deleteWebhook,
  rotateSecret,
  updateWebhook,
} from "@takt/domain/webhooks/change-webhooks";
import { getDelivery } from "@takt/domain/webhooks/get-delivery";
import { listDeliveries, listDeliveriesInput } from "@takt/domain/webhooks/list-deliveries";
import { listWebhooks } from "@takt/domain/webhooks/list-webhooks";
import { webhookChange, webhookInput, webhookRef } from "@takt/domain/webhooks/model/webhook-input";
import { replayDelivery, replayFailed, replayFailedInput } from "@takt/domain/webhooks/replay-deliveries";
import { sendTest } from "@takt/domain/webhooks/send-test";
import { memberProcedure, router } from "./core/trpc";

export const webhooksRouter = router({
  /** Lists where the workspace's events are sent. */
  list: memberProcedure("workspace.manage").query(({ ctx }) => listWebhooks(ctx.deps, ctx.actor)),

  /** Makes a webhook, and answers its secret this once. */
  create: memberProcedure("workspace.manage")
    .input(webhookInput)
    .mutation(({ ctx, input }) => createWebhook(ctx.deps, ctx.actor, input)),

  /** Changes, pauses or resumes a webhook. */
  update: memberProcedure("workspace.manage")
    .input(webhookChange)
    .mutation(({ ctx, input }) => updateWebhook(ctx.deps, ctx.actor, input)),

  /** Deletes a webhook. */
  delete: memberProcedure("workspace.manage")
    .input(webhookRef)
    .mutation(({ ctx, input }) => deleteWebhook(ctx.deps, ctx.actor, input)),

  /** Gives a webhook another secret, and answers it this once. */
  rotate: memberProcedure("workspace.manage")
    .input(webhookRef)
    .mutation(({ ctx, input }) => rotateSecret(ctx.deps, ctx.actor, input)),

  /** Sends a `ping` to a webhook. */
  test: memberProcedure("workspace.manage")
    .input(webhookRef)
    .mutation(({ ctx, input }) => sendTest(ctx.deps, ctx.actor, input)),

  /** Lists what was sent to a webhook. */
  deliveries: memberProcedure("workspace.manage")
    .input(listDeliveriesInput)
    .query(({ ctx, input }) => listDeliveries(ctx.deps, ctx.actor, input)),

  /** Gets what was sent once, and what was answered. */
  delivery: memberProcedure("workspace.manage")
    .input(webhookRef)
    .query(({ ctx, input }) => getDelivery(ctx.deps, ctx.actor, input)),

  /** Sends a delivery again. */
  replay: memberProcedure("workspace.manage")
    .input(webhookRef)
    .mutation(({ ctx, input }) => replayDelivery(ctx.deps, ctx.actor, input)),

  /** Sends again what was given up since a time. */
  replayFailed: memberProcedure("workspace.manage")
    .input(replayFailedInput)
    .mutation(({ ctx, input }) => replayFailed(ctx.deps, ctx.actor, input)),
});
