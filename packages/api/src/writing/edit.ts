import { postInput } from "@takt/domain/posts/model/post-input";
import { editVersion } from "@takt/domain/writing/edit-version";
import { z } from "zod";
import { activeProcedure } from "../trpc";

/** Saves the user's own text for a version, within the limits of a draft. */
export const editVersionProcedure = activeProcedure
  .input(
    z.strictObject({
      id: z.uuid(),
      versionId: z.uuid(),
      text: postInput.shape.content,
      hashtags: postInput.shape.hashtags,
    }),
  )
  .mutation(({ ctx, input }) => editVersion(ctx.deps, ctx.actor, input));
