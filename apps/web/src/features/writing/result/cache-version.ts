import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { trpc } from "../../../trpc/react";
import { withVersion } from "./with-version";

/** Puts a new or changed version into the cache. A pending fetch is older and is cancelled. */
export function cacheVersion(
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
