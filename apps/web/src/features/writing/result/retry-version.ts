import type { TextVersionView } from "@takt/domain/writing/model/composition-view";

/** Which version a failed rewrite is tried on again: what is seen now, when that is the same one or an edit of it. */
export function retryVersion(
  askedId: string,
  shown: TextVersionView | null,
  settledId: string | null,
): string {
  if (!shown || settledId === null) return askedId;
  const isSame = shown.id === askedId || (shown.kind === "edited" && shown.basedOn === askedId);
  return isSame ? settledId : askedId;
}
