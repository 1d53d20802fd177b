import { getT } from "~/i18n/server";
import { publicAddresses } from "~/features/site/parts/site-metadata";
import { LegalText } from "../parts/legal-text";
import { ProviderFacts } from "../parts/provider-facts";

const FIELDS = ["ordered", "name", "address", "signature", "date"] as const;

/** The instruction on the right of withdrawal, as the confirmation of an order has it, and the model form. */
export async function WithdrawalInstruction() {
  const { t, lng } = await getT(["terms", "mail"]);
  const url = publicAddresses("/contracts/withdraw")[lng];
  const how = t("mail:orderConfirmed.withdrawal.how", { url, provider: t("withdrawal.provider") });
  return (
    <>
      <LegalText>{t("withdrawal.who")}</LegalText>
      <p>{t("mail:orderConfirmed.withdrawal.right")}</p>
      <p className="wrap-anywhere">{how}</p>
      <ProviderFacts />
      <p>{t("mail:orderConfirmed.withdrawal.inTime")}</p>
      <p>{t("mail:orderConfirmed.withdrawal.repayment")}</p>
      <p>{t("mail:orderConfirmed.withdrawal.started")}</p>
      <h3 id="withdrawal-form" className="scroll-mt-6 text-base font-semibold">
        {t("withdrawal.form.title")}
      </h3>
      <LegalText>{t("withdrawal.form.hint")}</LegalText>
      <div className="grid gap-4 rounded-xl border border-border bg-surface p-5 print:break-inside-avoid">
        <div className="grid gap-2">
          <p>{t("withdrawal.form.to")}</p>
          <ProviderFacts />
        </div>
        <p>{t("withdrawal.form.declare")}</p>
        <ul className="grid gap-5">
          {FIELDS.map((field) => (
            <li key={field} className="border-b border-border-strong pb-6">
              {t(`withdrawal.form.${field}`)}
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted-fg">{t("withdrawal.form.delete")}</p>
      </div>
    </>
  );
}
