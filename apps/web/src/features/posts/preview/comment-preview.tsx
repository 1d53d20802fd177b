import { Avatar } from "@takt/ui/avatar";
import { Badge } from "@takt/ui/badge";
import { useT } from "~/i18n/use-t";

type Props = { name: string; image: string | null | undefined; text: string };

/** The first comment, as LinkedIn shows it below the post. */
export function CommentPreview({ name, image, text }: Props) {
  const { t } = useT("posts");
  return (
    <div className="flex gap-2 border-t border-border px-4 py-3">
      <Avatar name={name} src={image ?? null} className="size-8" />
      <div className="min-w-0 flex-1 rounded-lg bg-neutral-soft px-3 py-2 text-neutral-soft-fg">
        <p className="flex flex-wrap items-center gap-2 text-caption font-semibold">
          <span className="truncate">{name}</span>
          <Badge>{t("comment.author")}</Badge>
        </p>
        <p data-testid="preview-comment" className="text-sm/[1.45] wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      </div>
    </div>
  );
}
