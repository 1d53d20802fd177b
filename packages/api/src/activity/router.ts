import { router } from "../trpc";
import { listActivityProcedure } from "./list";

export const activityRouter = router({ list: listActivityProcedure });
