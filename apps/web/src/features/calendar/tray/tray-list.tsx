import { Skeleton } from "@takt/ui/skeleton";
import type { ComponentProps, ReactElement } from "react";
import { LocaleLink } from "~/features/shared/locale-link";
import { useCan } from "~/features/shared/use-can";

type Props = {
  isPending: boolean;
  /** The text of an empty list, and the hint at the actions on its items. */
  empty: string;
  hint: string;
  /** The way to all of them. */
  all: { href: ComponentProps<typeof LocaleLink>["href"]; label: string };
  children: ReactElement[];
};

/** One of the lists of the tray: its items, what can be done with them, and the way to all. */
export function TrayList({ isPending, empty, hint, all, children }: Props) {
  const canPlace = useCan()("drafts.write");
  if (isPending) return <Skeleton className="h-16 rounded-lg" />;
  const isEmpty = children.length === 0;
  return (
    <>
      {!isEmpty && <ul className="grid gap-2">{children}</ul>}
      {/* Nothing can be dragged out of the sheet of narrow screens. */}
      <p
        className={
          isEmpty ? "px-1 text-caption text-muted-fg" : "hidden px-1 text-xs text-muted-fg @min-[60rem]:block"
        }
      >
        {isEmpty ? empty : canPlace && hint}
      </p>
      <LocaleLink href={all.href} className="link mx-1 min-h-6 justify-self-start text-caption">
        {all.label}
      </LocaleLink>
    </>
  );
}
