import type { SyncFailure } from "@takt/domain/sync/model/sync-errors";
import { useT } from "~/i18n/use-t";

type ImportFailure = Extract<SyncFailure, `import_${string}`>;

/** Returns the text of why a run failed, and of what to do. */
export function useSyncFailureText(): (reason: SyncFailure) => string {
  const { t } = useT(["sync", "errors"]);
  return (reason) => (isOfImport(reason) ? t(`errors:${reason}`) : t(`failures.${reason}`));
}

const isOfImport = (reason: SyncFailure): reason is ImportFailure => reason.startsWith("import_");
