import { router } from "../trpc";
import { disconnectProcedure } from "./disconnect";
import { getConnectionProcedure } from "./get";
import { syncPostsProcedure } from "./sync";

export const connectionsRouter = router({
  disconnect: disconnectProcedure,
  get: getConnectionProcedure,
  sync: syncPostsProcedure,
});
