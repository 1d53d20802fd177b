import { Callout } from "@takt/ui/callout";
import { withVerbatim } from "@takt/ui/verbatim";
import { TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { CopyButton } from "../shared/copy-button";
import { OnceField } from "../shared/once-field";
import { RequestExample } from "./request-example";

/** A key that was just made, itself included: the only time that it is there. */
export type MadeKey = { name: string; token: string };

type Props = { made: MadeKey; origin: string };

/** A new key, the only time that it is shown, and a request with it. */
export function NewKey({ made: { name, token }, origin }: Props) {
  const { t } = useT("api-keys");
  return (
    <div className="grid gap-5">
      <Callout tone="amber" role="status" icon={<TriangleAlert aria-hidden />}>
        <p>{t("made.once")}</p>
      </Callout>
      <div className="grid gap-3">
        <OnceField
          label={withVerbatim(name, (shown) => t("made.key", { name: shown }))}
          hint={t("made.hint")}
          value={token}
        />
        <div>
          <CopyButton
            text={token}
            label={t("made.copy")}
            done={t("made.copied")}
            failed={t("made.copyFailed")}
          />
        </div>
      </div>
      <RequestExample origin={origin} token={token} />
    </div>
  );
}
