import type { AudienceView } from "@takt/domain/audiences/model/audience-view";
import { RESTORABLE_HOURS } from "@takt/domain/shared/restorable";
import { Button } from "@takt/ui/button";
import { verbatim } from "@takt/ui/verbatim";
import { FoldedList } from "@takt/ui/folded-list";
import { useT } from "~/i18n/use-t";
import { useWhen } from "../shared/time/use-clock";

type Props = { deleted: AudienceView[]; busyId: string | null; onRestore: (audience: AudienceView) => void };

/** "Recently deleted": restores audiences after the toast with Undo has disappeared. */
export function DeletedAudiences({ deleted, busyId, onRestore }: Props) {
  const { t } = useT("audiences");
  const when = useWhen();
  if (deleted.length === 0) return null;
  const end = (at: Date) => when(new Date(at.getTime() + RESTORABLE_HOURS * 3600_000));
  return (
    <FoldedList name={t("deleted.title", { count: deleted.length })}>
      <ul className="mt-2 divide-y divide-border rounded-lg border border-border">
        {deleted.map((audience) => (
          <li
            key={audience.id}
            data-testid="deleted-audience"
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
          >
            <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
              <h3 {...verbatim} className="text-sm/6 font-medium wrap-anywhere">
                {audience.name}
              </h3>
              {audience.deletedAt && (
                <p className="text-caption text-muted-fg">
                  {t("deleted.until", { when: end(audience.deletedAt) })}
                </p>
              )}
            </div>
            <Button
              size="sm"
              aria-label={t("deleted.restoreNamed", { name: audience.name })}
              loading={busyId === audience.id}
              onClick={() => onRestore(audience)}
            >
              {t("deleted.restore")}
            </Button>
          </li>
        ))}
      </ul>
    </FoldedList>
  );
}
