import type { PostView } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { ChevronRight, ExternalLink, ListTree, Sparkles } from "lucide-react";
import { useT } from "next-i18next/client";

/** Whose words a post has, when they were not written by hand, and the pages that they were researched from. */
export function TextOrigin({ post }: { post: Pick<PostView, "aiOrigin" | "sources"> }) {
  const { t } = useT("posts");
  const { aiOrigin, sources } = post;
  if (aiOrigin === "none") return null;
  const Icon = aiOrigin === "outline" ? ListTree : Sparkles;
  return (
    <div data-testid="text-origin" className="grid gap-1 text-[13px] text-muted-fg">
      <p className="flex min-h-6 items-center gap-1.5">
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {t(`origin.${aiOrigin}`)}
      </p>
      {sources.length > 0 && (
        <details className="group">
          <summary
            className={cn(
              "flex min-h-6 w-fit cursor-pointer list-none items-center gap-1 rounded-md pe-1 font-medium",
              "hover:text-foreground pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden",
              focusRing,
            )}
          >
            <ChevronRight
              aria-hidden
              className="size-3.5 transition-transform duration-120 group-open:rotate-90 motion-reduce:transition-none"
            />
            {t("origin.sources")}
          </summary>
          <ul className="mt-1 grid gap-1 ps-4.5">
            {sources.map(({ title, url }) => (
              <li key={url} className="min-w-0">
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-6 max-w-full items-center gap-1.5 link pointer-coarse:min-h-11"
                >
                  <span className="wrap-anywhere">{title.trim() || new URL(url).hostname}</span>
                  <ExternalLink aria-hidden className="size-3.5 shrink-0" />
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
