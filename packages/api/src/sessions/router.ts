import { router } from "../trpc";
import { endSessionProcedure } from "./end";
import { endAllSessionsProcedure } from "./end-all";
import { listSessionsProcedure } from "./list";

export const sessionsRouter = router({
  list: listSessionsProcedure,
  end: endSessionProcedure,
  endAll: endAllSessionsProcedure,
});
