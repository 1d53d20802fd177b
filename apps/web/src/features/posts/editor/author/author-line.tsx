import type { PostAuthor } from "@takt/domain/posts/model/post-view";
import { Avatar } from "@takt/ui/avatar";
import { verbatim, withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";

/** Under whose name a post is, and who wrote it where that is somebody else. */
export function AuthorLine({ author, writtenBy }: { author: PostAuthor; writtenBy: string | null }) {
  const { t } = useT("posts");
  const name = author.name ?? t("author.unnamed");
  return (
    <div className="flex min-h-9 min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
      <Avatar name={name} src={author.image} className="size-7 text-xs" />
      <p className="min-w-0">
        <span className="sr-only">{t("author.label")}: </span>
        <span {...verbatim} className="font-medium wrap-anywhere">
          {name}
        </span>
      </p>
      <WrittenBy name={writtenBy} />
    </div>
  );
}

/** The writer of a post under another name; nothing where nobody else wrote it. */
export function WrittenBy({ name }: { name: string | null }) {
  const { t } = useT("posts");
  if (name === null) return null;
  return (
    <p className="text-caption text-muted-fg">
      {withVerbatim(name, (shown) => t("author.writtenBy", { name: shown }))}
    </p>
  );
}
