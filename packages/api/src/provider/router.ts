import { router } from "../trpc";
import { accountsProcedure } from "./accounts";
import { countsProcedure } from "./counts";
import { decideProcedure } from "./decide";
import { decisionsProcedure } from "./decisions";

export const providerRouter = router({
  accounts: accountsProcedure,
  counts: countsProcedure,
  decide: decideProcedure,
  decisions: decisionsProcedure,
});
