import { Verbatim } from "@takt/ui/verbatim";
import { Check, CircleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useErrorText } from "~/features/shared/use-error-text";
import type { Outcome } from "./send-each";

/** How it went with each of several addresses. */
export function InviteResults({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useT("members");
  const errorText = useErrorText();
  const say = ({ invitation, error }: Outcome) => {
    if (invitation) return t("invite.result");
    return error === null ? t("invite.noAddress") : errorText(error);
  };
  return (
    <ul aria-label={t("invite.results")} className="grid gap-2 rounded-xl bg-sunk px-4 py-3 text-sm">
      {outcomes.map((outcome) => (
        <li key={outcome.email} className="flex items-start gap-2">
          {outcome.invitation ? (
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-primary-text" />
          ) : (
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-text" />
          )}
          <p className="min-w-0 wrap-anywhere">
            <Verbatim>{outcome.email}</Verbatim>: <span className="text-muted-fg">{say(outcome)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
