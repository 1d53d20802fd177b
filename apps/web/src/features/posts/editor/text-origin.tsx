import type { PostView } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { ChevronRight, ListTree, Sparkles } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";
import { NumberCheck, SourceItems } from "../parts/sources";

type Props = {
  post: Pick<PostView, "id" | "aiOrigin" | "sources">;
  /** The current text. */
  text: string;
  /** Names figures without a source, while the text can still be changed. */
  editable?: boolean;
  onOpenSource?: (url: string) => void;
};

/**
 * The origin of a text that was not written by hand, and the sources that it was researched from, each with the figures
 * that come from it.
 */
export function TextOrigin({ post, text, editable = false, onOpenSource }: Props) {
  const { t } = useT("posts");
  const { aiOrigin, sources } = post;
  if (aiOrigin === "none") return null;
  const Icon = aiOrigin === "outline" ? ListTree : Sparkles;
  return (
    <div data-testid="text-origin" className="grid gap-1 text-caption text-muted-fg">
      <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="inline-flex items-center gap-1.5">
          <Icon aria-hidden className="size-3.5 shrink-0" />
          {t(`origin.${aiOrigin}`)}
        </span>
        <LocaleLink href={`/app/content/record/${post.id}`} className="link pointer-coarse:min-h-11">
          {t("origin.record")}
        </LocaleLink>
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
          <div className="mt-1">
            <SourceItems sources={sources} text={text} onOpen={onOpenSource} />
          </div>
        </details>
      )}
      {editable && sources.length > 0 && <NumberCheck text={text} sources={sources} />}
    </div>
  );
}
