import { Button } from "@takt/ui/button";
import { withVerbatim } from "@takt/ui/verbatim";
import { CircleCheck, Plus } from "lucide-react";
import { CopyButton } from "~/features/shared/copy-button";
import { OnceField } from "~/features/shared/once-field";
import { useT } from "~/i18n/use-t";

/** A link that was just made, with its address. */
export type MadeLink = { name: string; url: string };

type Props = { link: MadeLink; onAnother: () => void };

/** The address of a new link, the only time that it is shown. */
export function NewLink({ link: { name, url }, onAnother }: Props) {
  const { t } = useT("reviews");
  return (
    <section className="grid gap-3 rounded-xl border border-border bg-surface-2 p-4">
      <p className="flex items-center gap-2 text-sm font-medium" role="status">
        <CircleCheck aria-hidden className="size-4 text-primary-text" />
        {t("share.created")}
      </p>
      <OnceField
        label={withVerbatim(name, (shown) => t("share.address", { name: shown }))}
        hint={t("share.once")}
        value={url}
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={url}
          label={t("share.copy")}
          done={t("share.copied")}
          failed={t("share.copyFailed")}
        />
        <Button size="sm" variant="ghost" onClick={onAnother}>
          <Plus aria-hidden />
          {t("share.another")}
        </Button>
      </div>
    </section>
  );
}
