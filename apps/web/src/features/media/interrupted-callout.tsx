import { Button } from "@takt/ui/button";
import { Callout } from "@takt/ui/callout";
import { withVerbatim } from "@takt/ui/verbatim";
import { RotateCw } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { InterruptedUpload } from "./interrupted-uploads";

type Props = { uploads: readonly InterruptedUpload[]; onChoose: () => void; onDismiss: () => void };

/** Names the uploads that a reload has interrupted; they resume when their files are chosen again. */
export function InterruptedCallout({ uploads, onChoose, onDismiss }: Props) {
  const { t } = useT("media");
  if (uploads.length === 0) return null;
  const names = uploads.map(({ name }) => name).join(", ");
  return (
    <Callout
      tone="amber"
      role="status"
      icon={<RotateCw aria-hidden />}
      actions={
        <>
          <Button size="sm" onClick={onChoose}>
            {t("interrupted.choose")}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            {t("dismiss")}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">
        {withVerbatim(names, (words) => t("interrupted.text", { count: uploads.length, names: words }))}
      </p>
    </Callout>
  );
}
