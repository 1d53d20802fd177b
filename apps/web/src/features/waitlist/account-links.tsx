import { getT } from "../../i18n/server";
import { FeedbackButton } from "../feedback/parts/feedback-button";
import { LocaleLink } from "../shared/locale-link";

const LINK =
  "inline-flex min-h-6 items-center rounded text-[13px] text-muted-fg underline underline-offset-3 hover:text-foreground";

type Props = { name: string; feedback: boolean; isOperator: boolean };

/** Links to export and delete the user's data, and to the operator's console; `feedback` unless it is offered above. */
export async function AccountLinks({ name, feedback, isOperator }: Props) {
  const { t } = await getT(["waitlist", "operator"]);
  return (
    <section className="grid gap-2 px-1">
      <h2 className="text-sm font-semibold">{t("yourData")}</h2>
      <p className="text-[13px] text-muted-fg wrap-anywhere">{t("signedInAs", { name })}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {feedback && <FeedbackButton variant="link" />}
        <LocaleLink href="/app/data/export" className={LINK}>
          {t("export")}
        </LocaleLink>
        <LocaleLink href="/app/data/deletion" className={LINK}>
          {t("deletion")}
        </LocaleLink>
        {isOperator && (
          <LocaleLink href="/provider" className={LINK}>
            {t("operator:title")}
          </LocaleLink>
        )}
      </p>
    </section>
  );
}
