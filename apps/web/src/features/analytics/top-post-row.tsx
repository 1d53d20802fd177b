import { cn } from "@takt/ui/cn";
import { Verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { LocaleLink } from "../shared/locale-link";
import { useClock } from "../shared/time/use-clock";
import { TOP_POST_COLUMNS } from "./top-post-columns";
import { useNumbers } from "./parts/use-numbers";

type TopPost = RouterOutputs["analytics"]["topPosts"][number];

type Column = (typeof TOP_POST_COLUMNS)[number];
type Props = { post: TopPost; columnClass: (column: Column) => string | undefined };

/** A post with its numbers, its source and its age, and where it can be read. */
export function TopPostRow({ post, columnClass }: Props) {
  const { t } = useT("analytics");
  const { day } = useClock();
  const { whole, percent } = useNumbers();
  const cell = (column: Column) => {
    if (column === "publishedAt") return day(post.publishedAt);
    return column === "engagementRate" ? percent(post.engagementRate) : whole(post[column]);
  };
  return (
    <tr className="border-b border-border align-top last:border-b-0">
      <th scope="row" className="max-w-80 min-w-56 py-2 pe-3 text-start font-normal">
        <span className="line-clamp-2 wrap-anywhere">
          {post.excerpt === null ? t("top.noText") : <Verbatim>{post.excerpt}</Verbatim>}
        </span>
        <span className="flex flex-wrap gap-x-3 text-caption">
          {post.postId && (
            <LocaleLink href={`/app/content/edit/${post.postId}`} className="text-primary-text underline">
              {t("top.open")}
            </LocaleLink>
          )}
          {post.removedAt ? (
            <span className="text-muted-fg">{t("top.removed")}</span>
          ) : (
            <a
              href={`https://www.linkedin.com/feed/update/${post.urn}/`}
              target="_blank"
              rel="noreferrer"
              className="text-primary-text underline"
            >
              {t("top.onLinkedin")}
            </a>
          )}
        </span>
      </th>
      {TOP_POST_COLUMNS.map((column) => (
        <td key={column} className={cn("py-2 ps-3 text-end whitespace-nowrap", columnClass(column))}>
          {cell(column)}
        </td>
      ))}
      <td className="min-w-40 py-2 ps-3 text-xs text-muted-fg">
        <Measured {...post} />
      </td>
    </tr>
  );
}

/** The sources of a post's numbers, and when the oldest and the newest was measured. */
function Measured({ sources, measuredSince, measuredAt }: TopPost) {
  const { t } = useT("analytics");
  const { day } = useClock();
  if (!measuredSince || !measuredAt) return t("unknown");
  const [from, to] = [day(measuredSince), day(measuredAt)];
  const at = from === to ? to : t("top.measured", { from, to });
  return t("figures.origin", { sources: sources.map((source) => t(`sources.${source}`)).join(", "), at });
}
