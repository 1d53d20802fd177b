import type { LabelView } from "@takt/domain/labels/model/label-view";
import { trpc } from "~/trpc/react";

const NONE: readonly LabelView[] = [];

/** The member's labels by name; none until they are there. */
export function useLabels(): readonly LabelView[] {
  return trpc.labels.list.useQuery().data ?? NONE;
}
