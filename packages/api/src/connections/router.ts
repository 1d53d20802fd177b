import { router } from "../trpc";
import { disconnectProcedure } from "./disconnect";
import { getConnectionProcedure } from "./get";

export const connectionsRouter = router({ disconnect: disconnectProcedure, get: getConnectionProcedure });
