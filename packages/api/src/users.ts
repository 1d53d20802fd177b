import { isOperator } from "@takt/domain/users/load-actor";
import { profileInput } from "@takt/domain/users/model/profile-input";
import { updateProfile, settingsInput, updateSettings } from "@takt/domain/users/update-user";
import { memberProcedure, router, userProcedure } from "./core/trpc";

export const usersRouter = router({
  /** Gets the signed-in user. */
  me: userProcedure.query(({ ctx }) => {
    const { actor, workspace: _, ...user } = ctx.user;
    return {
      id: actor.userId,
      locale: actor.locale,
      zone: actor.zone,
      ...user,
      isOperator: isOperator(ctx.deps, ctx.user),
    };
  }),

  /** Updates display name and headline. */
  updateProfile: memberProcedure("account.own")
    .input(profileInput)
    .mutation(({ ctx, input }) => updateProfile(ctx.deps, ctx.actor, input)),

  /** Updates language, time zone, and how weeks, times and keyboard shortcuts behave. */
  updateSettings: userProcedure
    .input(settingsInput)
    .mutation(({ ctx, input }) => updateSettings(ctx.deps, ctx.actor, input)),
});
