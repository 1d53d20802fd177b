import { profileInput } from "@takt/domain/users/model/profile-input";
import { updateProfile } from "@takt/domain/users/update-profile";
import { activeProcedure } from "../trpc";

/** Updates display name and headline. */
export const updateProfileProcedure = activeProcedure
  .input(profileInput)
  .mutation(({ ctx, input }) => updateProfile(ctx.deps, ctx.actor, input));
