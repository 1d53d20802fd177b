import { DIGITAL_SOURCE_TYPES } from "@takt/domain/shared/digital-source-type";
import type { TextCheck } from "@takt/domain/provenance/model/text-check";
import type { Messages } from "@takt/i18n/namespaces";
import { CircleCheck, CircleHelp } from "lucide-react";
import { fillText } from "~/features/shared/fill-text";

type Props = { check: TextCheck; texts: Messages["text-check"]["result"] };

/** The result of a text's check, and the limits of that. */
export function CheckResult({ check, texts }: Props) {
  const found = check.verdict === "same" || check.verdict === "similar";
  const Icon = found ? CircleCheck : CircleHelp;
  return (
    <section
      data-testid="text-check-result"
      data-digital-source-type={found ? check.digitalSourceType : undefined}
      className="flex items-start gap-3 rounded-xl border border-border bg-surface p-5"
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted-fg" />
      <div className="grid min-w-0 gap-2 text-sm/6">
        <h2 className="text-base font-semibold">{title(check, texts)}</h2>
        <p className="text-pretty">{texts[check.verdict].text}</p>
        {found && (
          <p className="text-caption wrap-anywhere text-muted-fg">
            {texts.mark} <code>{check.digitalSourceType}</code>
          </p>
        )}
      </div>
    </section>
  );
}

function title(check: TextCheck, texts: Props["texts"]): string {
  if (check.verdict === "none" || check.verdict === "short") return texts[check.verdict].title;
  const by = check.digitalSourceType === DIGITAL_SOURCE_TYPES.outline ? "byRules" : "byModel";
  const text = texts[check.verdict][by];
  return check.verdict === "similar" ? fillText(text, { percent: check.percent }) : text;
}
