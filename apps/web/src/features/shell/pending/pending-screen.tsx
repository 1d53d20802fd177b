import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { PageHead } from "~/features/shared/page-head";

type Props = {
  /** As the page's heading reads. */
  title: string;
  /** The line below the title, where every visit shows the same. */
  intro?: string | undefined;
  /** Skeletons where the parts of the page will be. */
  children: ReactNode;
};

/**
 * The placeholder of a page not there yet: its title, and skeletons in the place and size of its parts. The focus waits for the
 * heading of the page itself (focus-heading.tsx).
 */
export function PendingScreen({ title, intro, children }: Props) {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")} data-testid="pending-page" className="@container grid gap-5">
      <PageHead title={title} isPending />
      {intro && <p className="max-w-[68ch] text-pretty text-muted-fg">{intro}</p>}
      {children}
    </div>
  );
}

type ListProps = {
  count: number;
  /** The size of each. */
  className: string;
  /** How they are laid out. */
  layout?: string;
};

/** Skeletons of one size, as the lines of a list or the cells of a grid. */
export function SkeletonList({ count, className, layout = "grid gap-2" }: ListProps) {
  return (
    <div className={layout}>
      {Array.from({ length: count }, (_, nth) => (
        <Skeleton key={nth} className={className} />
      ))}
    </div>
  );
}
