import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { EmptyState } from "@takt/ui/empty-state";
import { Bookmark, Compass, Lightbulb, Plus, Trash2 } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "../shared/locale-link";
import { useCan } from "../shared/use-can";
import { useMe } from "../shared/use-me";
import type { TopicsFilter } from "./topics-filter";

/** The empty state. For those who keep topics it links to Content Compass, and to the onboarding or, once that is completed, to the field above. */
export function NoTopics({ filter, onAdd }: { filter: TopicsFilter; onAdd: () => void }) {
  const { t } = useT("topics");
  const { onboarding } = useMe();
  const canAdd = useCan()("library.write");
  if (filter === "removed")
    return <EmptyState icon={<Trash2 />} title={t("noneRemoved")} description={t("noneRemovedText")} />;
  return (
    <EmptyState
      icon={<Bookmark />}
      title={t("empty")}
      description={t("emptyText")}
      action={
        canAdd && (
          <div className="flex flex-wrap justify-center gap-2">
            {onboarding === "completed" ? (
              <Button onClick={onAdd}>
                <Plus aria-hidden />
                {t("add.label")}
              </Button>
            ) : (
              <LocaleLink href="/app/onboarding" className={buttonStyle()}>
                <Lightbulb aria-hidden />
                {t("discover")}
              </LocaleLink>
            )}
            <LocaleLink href="/app/content/compass" className={buttonStyle({ className: "shrink" })}>
              <Compass aria-hidden />
              {t("findTopics")}
            </LocaleLink>
          </div>
        )
      }
    />
  );
}
