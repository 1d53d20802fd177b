import { STARTER_FIELDS, getStarters } from "@takt/domain/topics/model/starter-topics";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Verbatim } from "@takt/ui/verbatim";
import { Check, Plus } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useId } from "react";
import { useLocale } from "~/features/shared/use-locale";
import type { Bookmarks } from "~/features/topics/parts/use-bookmarks";
import { useRovingFocus, type RovingFocus } from "./use-roving-focus";

/** The user's own topics and the starter topics by field, as a toolbar with a single tab stop. */
export function TopicChips({ bookmarks }: { bookmarks: Bookmarks }) {
  const { t } = useT(["onboarding", "topics"]);
  const language = useLocale();
  const id = useId();
  const fields = STARTER_FIELDS.map((field) => ({
    field,
    starters: getStarters(field).map((starter) => ({
      starter,
      title: t(`topics:starters.${starter}.title`),
      angle: t(`topics:starters.${starter}.angle`),
    })),
  }));
  const offered = new Set(fields.flatMap(({ starters }) => starters.map(({ title }) => title.toLowerCase())));
  const own = bookmarks.visible.filter(({ title }) => !offered.has(title.toLowerCase()));
  const roving = useRovingFocus(own[0]?.id ?? fields[0]?.starters[0]?.starter);
  return (
    <div
      {...roving.list}
      role="toolbar"
      aria-label={t("topics.list")}
      aria-describedby={`${id}-keys`}
      className="grid gap-5"
    >
      <p id={`${id}-keys`} className="sr-only">
        {t("topics.keys")}
      </p>
      {own.length > 0 && (
        <div role="group" aria-labelledby={`${id}-own`} className="grid gap-2">
          <h2 id={`${id}-own`} className="text-sm font-medium">
            {t("topics.yours")}
          </h2>
          <div className="flex flex-wrap gap-2">
            {own.map(({ id: topicId, title }) => (
              <TopicChip
                key={title}
                title={title}
                chosen={bookmarks.has(title)}
                onToggle={() => void bookmarks.toggle({ title, source: "typed", language })}
                item={roving.item(topicId)}
              />
            ))}
          </div>
        </div>
      )}
      {fields.map(({ field, starters }) => (
        <div key={field} role="group" aria-labelledby={`${id}-${field}`} className="grid gap-2">
          <h2 id={`${id}-${field}`} className="text-sm font-medium">
            {t(`topics:fields.${field}`)}
          </h2>
          <div className="flex flex-wrap gap-2">
            {starters.map(({ starter, title, angle }) => (
              <TopicChip
                key={starter}
                title={title}
                chosen={bookmarks.has(title)}
                onToggle={() => void bookmarks.toggle({ title, angle, source: "starter", language })}
                item={roving.item(starter)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

type TopicChipProps = {
  title: string;
  chosen: boolean;
  onToggle: () => void;
  item: ReturnType<RovingFocus["item"]>;
};

/** A toggle button for a topic. */
function TopicChip({ title, chosen, onToggle, item }: TopicChipProps) {
  const Icon = chosen ? Check : Plus;
  return (
    <button
      {...item}
      type="button"
      aria-pressed={chosen}
      onClick={onToggle}
      className={cn(
        "flex min-h-9 cursor-pointer items-start gap-2 rounded-lg border border-border-strong bg-surface px-3 py-1.5 text-start text-sm/6 wrap-anywhere pointer-coarse:min-h-11 pointer-coarse:py-2.5",
        "transition-colors hover:bg-surface-2 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-fg",
        focusRing,
      )}
    >
      <Icon aria-hidden className="mt-1 size-4 shrink-0" />
      <Verbatim>{title}</Verbatim>
    </button>
  );
}
