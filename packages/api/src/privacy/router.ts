import { router } from "../trpc";
import { requestDataProcedure } from "./request";
import { dataRequestsProcedure } from "./requests";
import { withdrawDataRequestProcedure } from "./withdraw";

export const privacyRouter = router({
  request: requestDataProcedure,
  requests: dataRequestsProcedure,
  withdraw: withdrawDataRequestProcedure,
});
