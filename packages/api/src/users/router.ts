import { router } from "../trpc";
import { meProcedure } from "./me";
import { updateSettingsProcedure } from "./update-settings";

export const usersRouter = router({ me: meProcedure, updateSettings: updateSettingsProcedure });
