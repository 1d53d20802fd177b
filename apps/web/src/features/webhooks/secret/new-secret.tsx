import { Callout } from "@takt/ui/callout";
import { withVerbatim } from "@takt/ui/verbatim";
import { TriangleAlert } from "lucide-react";
import { CopyButton } from "~/features/shared/copy-button";
import { OnceField } from "~/features/shared/once-field";
import { useT } from "~/i18n/use-t";
import { CodeView } from "../code-view";
import { VERIFY_EXAMPLE } from "./verify-example";

/** A secret that was just made: the only time that it is there. */
export type MadeSecret = { name: string; secret: string };

/** A new secret, the only time that it is shown, and how a program uses it. */
export function NewSecret({ made: { name, secret } }: { made: MadeSecret }) {
  const { t } = useT("webhooks");
  return (
    <div className="grid gap-5">
      <Callout tone="amber" role="status" icon={<TriangleAlert aria-hidden />}>
        <p>{t("made.once")}</p>
      </Callout>
      <div className="grid gap-3">
        <OnceField
          label={withVerbatim(name, (shown) => t("made.secret", { name: shown }))}
          hint={t("made.hint")}
          value={secret}
        />
        <div>
          <CopyButton
            text={secret}
            label={t("made.copy")}
            done={t("made.copied")}
            failed={t("made.copyFailed")}
          />
        </div>
      </div>
      <div className="grid gap-1.5">
        <CodeView label={t("made.example")}>{VERIFY_EXAMPLE}</CodeView>
        <p className="text-caption text-muted-fg">{t("made.exampleHint")}</p>
      </div>
    </div>
  );
}
