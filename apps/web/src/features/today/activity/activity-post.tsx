import { Verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { excerpt } from "~/features/posts/parts/post-summary";
import { LocaleLink } from "~/features/shared/locale-link";

/** The post that an activity is about, which it leads to. */
export function ActivityPost({ post }: { post: { id: string; excerpt: string } }) {
  const { t } = useT("posts");
  return (
    <p dir="auto" className="flex min-w-0">
      <LocaleLink href={`/app/content/edit/${post.id}`} className="block min-h-6 min-w-0 truncate link">
        {post.excerpt ? <Verbatim>{excerpt(post.excerpt, 120)}</Verbatim> : t("untitled")}
      </LocaleLink>
    </p>
  );
}
