import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { trpc } from "../../../trpc/react";
import { withVersion } from "./with-version";

/** Shows a version that came or changed at once. A look that is under way is older than it, and ends. */
export function keepVersion(
  { get }: Pick<ReturnType<typeof trpc.useUtils>["writing"], "get">,
  id: string,
  version: TextVersionView,
): void {
  void get.cancel({ id });
  get.setData(
    { id },
    (composition) => composition && { ...composition, versions: withVersion(composition.versions, version) },
  );
}
