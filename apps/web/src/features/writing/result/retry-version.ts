import type { TextVersionView } from "@takt/domain/writing/model/composition-view";

/** Returns the version on which a failed rewrite is retried: the shown one when it is the same or an edit of it. */
export function retryVersion(askedId: string, shown: TextVersionView | null, savedId: string | null): string {
  if (!shown || savedId === null) return askedId;
  const isSame = shown.id === askedId || (shown.kind === "edited" && shown.basedOn === askedId);
  return isSame ? savedId : askedId;
}
