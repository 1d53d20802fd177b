import type { PostsDeps } from "../deps";
import { confirm } from "./confirm";
import { settle, type Settlement } from "./settle";

/** Writes outcomes that could not be written when they came. They passed through JSON, so dates are strings. */
export async function settleLater(
  deps: Pick<PostsDeps, "db" | "clock">,
  settlements: readonly Settlement[],
): Promise<void> {
  const confirmOne = async (answer: Parameters<typeof confirm>[1][number]) =>
    void (await confirm(deps, [answer]));
  for (const settlement of settlements) await settle({ ...deps, confirm: confirmOne }, settlement);
}
