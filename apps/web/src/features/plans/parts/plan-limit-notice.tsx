import { Notice } from "@takt/ui/notice";
import { CircleAlert } from "lucide-react";
import { useT } from "../../../i18n/use-t";
import { ErrorLink } from "../../shared/error-link";
import { useErrorText } from "../../shared/use-error-text";

/** Says that the plan has no room for the post that is being typed, that the text is kept, and where there is more. */
export function PlanLimitNotice({ error }: { error: unknown }) {
  const { t } = useT("plans");
  const errorText = useErrorText();
  return (
    <Notice tone="amber" role="alert" data-testid="plan-limit" icon={<CircleAlert aria-hidden />}>
      <p className="font-medium">{t("limit.title")}</p>
      <p>{errorText(error)}</p>
      <p>{t("limit.kept")}</p>
      <div className="mt-1">
        <ErrorLink error={error} />
      </div>
    </Notice>
  );
}
