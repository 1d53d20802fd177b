import { router } from "../trpc";
import { joinProcedure } from "./join";
import { standingProcedure } from "./standing";

export const waitlistRouter = router({ join: joinProcedure, standing: standingProcedure });
