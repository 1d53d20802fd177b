import { buttonStyle } from "@takt/ui/button-style";
import { EmptyState } from "@takt/ui/empty-state";
import { ChartNoAxesColumnIncreasing } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { useProductHref } from "../shared/use-connect-href";
import { LocaleLink } from "../shared/locale-link";

/** Where the member's own files are imported. */
const IMPORT_PATH = "/app/user/import";

/** Explains how figures get here: by a connection where there is an app for it, else by a file. */
export function NoMetrics({
  collection,
}: {
  collection: RouterOutputs["analytics"]["collection"] | undefined;
}) {
  const { t } = useT("analytics");
  const href = useProductHref("community");
  const canConnect = collection?.isOffered === true && collection.status === "none";
  const isCollecting = collection?.status === "active";
  return (
    <EmptyState
      icon={<ChartNoAxesColumnIncreasing />}
      title={t("empty.title")}
      description={t(isCollecting ? "empty.collecting" : canConnect ? "empty.offered" : "empty.text")}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {canConnect && (
            <a href={href} className={buttonStyle({ variant: "primary" })}>
              {t("empty.connect")}
            </a>
          )}
          <LocaleLink
            href={IMPORT_PATH}
            className={buttonStyle(canConnect || isCollecting ? {} : { variant: "primary" })}
          >
            {t("empty.import")}
          </LocaleLink>
        </div>
      }
    />
  );
}
