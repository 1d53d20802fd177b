import { router } from "../trpc";
import { getPlanProcedure } from "./get";

export const plansRouter = router({ get: getPlanProcedure });
