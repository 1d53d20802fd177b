import { STARTER_FIELDS, startersOf } from "@takt/domain/topics/model/starter-topics";
import { useT } from "next-i18next/client";
import { useId } from "react";
import { useLocale } from "../../shared/use-locale";
import { TopicChip } from "./topic-chip";
import type { Bookmarks } from "../../topics/parts/use-bookmarks";
import { useRovingFocus } from "./use-roving-focus";

/** The user's own topics and the starter topics by field, as a toolbar with a single tab stop. */
export function TopicChips({ bookmarks }: { bookmarks: Bookmarks }) {
  const { t } = useT(["onboarding", "topics"]);
  const language = useLocale();
  const id = useId();
  const fields = STARTER_FIELDS.map((field) => ({
    field,
    starters: startersOf(field).map((starter) => ({
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
