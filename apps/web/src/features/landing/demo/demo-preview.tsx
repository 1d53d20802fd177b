import type { Messages } from "@takt/i18n/namespaces";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { verbatim } from "@takt/ui/verbatim";
import { Globe, Monitor, Smartphone, UserRound } from "lucide-react";
import { useState } from "react";
import { PreviewText } from "~/features/posts/parts/preview-text";

const WIDTHS = [
  { value: "desktop", icon: Monitor },
  { value: "mobile", icon: Smartphone },
] as const;

export type PreviewWidth = (typeof WIDTHS)[number]["value"];

type Props = {
  text: string;
  /** The part above "…more", or null when nothing is folded. */
  head: string | null;
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  texts: Messages["landing"]["demo"];
};

/** A post roughly as LinkedIn shows it, like the app's own preview (features/posts/parts/post-preview.tsx). */
export function DemoPreview({ text, head, width, onWidth, texts }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const folded = head !== null && !unfolded;
  return (
    <div className="grid content-start gap-2 border-border bg-sheet p-4 max-lg:border-t sm:p-6 lg:border-s">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-caption font-medium text-muted-fg">{texts.preview}</h2>
        <SegmentedControl
          label={texts.width}
          value={width}
          onChange={onWidth}
          options={WIDTHS.map((one) => ({ ...one, label: texts[one.value] }))}
          size="sm"
        />
      </div>
      <article
        className={`w-full overflow-hidden rounded-xl border border-border bg-surface transition-[max-width] duration-180 ${width === "mobile" ? "mx-auto max-w-[320px]" : "max-w-full"}`}
      >
        <div className="flex items-center gap-2.5 px-4 pt-4">
          <span
            aria-hidden
            className="grid size-10 shrink-0 place-items-center rounded-full bg-secondary-soft text-secondary-soft-fg"
          >
            <UserRound className="size-5" />
          </span>
          <div className="min-w-0">
            <p className="truncate text-sm font-semibold">{texts.name}</p>
            <p className="truncate text-xs text-muted-fg">{texts.headline}</p>
            <p className="flex items-center gap-1 text-xs text-muted-fg">
              {texts.now} · <Globe aria-hidden className="size-3" />
            </p>
          </div>
        </div>
        <div className="min-h-40 px-4 py-3 font-[system-ui] text-sm/[1.45] wrap-anywhere">
          {text === "" ? (
            <p className="text-muted-fg">{texts.empty}</p>
          ) : (
            <p {...verbatim} data-testid="demo-preview" className="whitespace-pre-wrap">
              <PreviewText text={folded ? head : text} />
            </p>
          )}
          {head !== null && (
            <button
              type="button"
              aria-expanded={unfolded}
              className="min-h-6 text-muted-fg hover:text-foreground hover:underline"
              onClick={() => setUnfolded(!unfolded)}
            >
              {folded ? texts.more : texts.less}
            </button>
          )}
        </div>
      </article>
    </div>
  );
}
