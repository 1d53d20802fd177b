import { router } from "../trpc";
import { accountsProcedure } from "./accounts";
import { countsProcedure } from "./counts";
import { decideProcedure } from "./decide";
import { decisionsProcedure } from "./decisions";

export const operatorRouter = router({
  accounts: accountsProcedure,
  counts: countsProcedure,
  decide: decideProcedure,
  decisions: decisionsProcedure,
});
