import { settingsInput, updateSettings } from "@takt/domain/users/update-settings";
import { userProcedure } from "../trpc";

/** Updates language, time zone, and how weeks, times and keyboard shortcuts behave. */
export const updateSettingsProcedure = userProcedure
  .input(settingsInput)
  .mutation(({ ctx, input }) => updateSettings(ctx.deps, ctx.actor, input));
