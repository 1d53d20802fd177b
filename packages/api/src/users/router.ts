import { router } from "../trpc";
import { meProcedure } from "./me";
import { updateProfileProcedure } from "./update-profile";
import { updateSettingsProcedure } from "./update-settings";

export const usersRouter = router({
  me: meProcedure,
  updateProfile: updateProfileProcedure,
  updateSettings: updateSettingsProcedure,
});
