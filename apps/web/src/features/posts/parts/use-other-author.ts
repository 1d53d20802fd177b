import type { ShownAuthor } from "@takt/domain/posts/model/post-view";
import { useT } from "~/i18n/use-t";

/** The name of who a post is under, where that is not the reader: what their LinkedIn connection lacks they alone can mend. */
export function useOtherAuthor(
  author: Pick<ShownAuthor, "name" | "isSelf"> | null | undefined,
): string | null {
  const { t } = useT("posts");
  return !author || author.isSelf ? null : (author.name ?? t("author.unnamed"));
}
