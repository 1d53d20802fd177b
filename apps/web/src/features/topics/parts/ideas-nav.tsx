import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { useCan } from "~/features/shared/use-can";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";

const ROOMS = { bookmarks: "/app/content/bookmarks", compass: "/app/content/compass" } as const;

/** The two ways to ideas: those that are kept, and for those who write Content Compass, which finds new ones. */
export function IdeasNav({ current }: { current: keyof typeof ROOMS }) {
  const { t } = useT("topics");
  const canFind = useCan()("drafts.write");
  if (!canFind) return null;
  return (
    <nav
      aria-label={t("rooms.label")}
      className="inline-flex flex-wrap rounded-lg border border-border bg-background p-0.5"
    >
      {(Object.keys(ROOMS) as (keyof typeof ROOMS)[]).map((room) => (
        <LocaleLink
          key={room}
          href={ROOMS[room]}
          aria-current={room === current ? "page" : undefined}
          className={cn(
            "inline-flex min-h-6.5 items-center rounded-md px-2.5 font-medium text-muted-fg transition-colors hover:text-foreground pointer-coarse:min-h-11",
            "aria-[current=page]:bg-surface aria-[current=page]:text-foreground aria-[current=page]:inset-ring aria-[current=page]:inset-ring-border-button",
            focusRing,
          )}
        >
          {t(`rooms.${room}`)}
        </LocaleLink>
      ))}
    </nav>
  );
}
