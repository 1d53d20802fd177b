import { useT } from "~/i18n/use-t";
import { CopyButton } from "~/features/shared/copy-button";
import { OnceField } from "~/features/shared/once-field";

/** The address that was just made, the only time that it is shown. */
export function NewFeed({ token }: { token: string }) {
  const { t } = useT("calendar");
  const url = new URL(`/api/feeds/${token}.ics`, globalThis.location.origin).href;
  return (
    <div className="grid gap-3">
      <OnceField label={t("feed.made")} hint={t("feed.madeHint")} value={url} />
      <div>
        <CopyButton text={url} label={t("feed.copy")} done={t("feed.copied")} failed={t("feed.copyFailed")} />
      </div>
    </div>
  );
}
