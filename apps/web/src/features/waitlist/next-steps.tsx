import { getT } from "../../i18n/server";

/** Explains what happens until the account is activated, and how the user is notified. */
export async function NextSteps({ email }: { email: string | null }) {
  const { t } = await getT("waitlist");
  const steps = [t("next.turn"), email ? t("next.mail", { email }) : t("next.noMail"), t("next.open")];
  return (
    <>
      <h2 className="mt-6 text-base font-semibold">{t("nextTitle")}</h2>
      <ol className="mt-3 grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[auto_1fr] items-start gap-3 text-sm">
            <span
              aria-hidden
              className="grid size-6 place-items-center rounded-full bg-surface-2 text-xs font-semibold text-muted-fg tabular-nums"
            >
              {index + 1}
            </span>
            <span className="pt-0.5 text-pretty wrap-anywhere">{step}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
