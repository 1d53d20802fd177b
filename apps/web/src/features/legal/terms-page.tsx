import { getT } from "~/i18n/server";
import { servicesInUse } from "~/server/services-in-use";
import { LegalPage, textSection } from "./legal-page";
import { LegalText } from "./parts/legal-text";
import { ProviderFacts } from "./parts/provider-facts";
import { OrderTerms } from "./terms/order-terms";
import { PlanTerms } from "./terms/plan-terms";
import { WithdrawalInstruction } from "./terms/withdrawal-instruction";

/** The terms of use. What is said of orders is what the order page and the order's confirmation say. */
export async function TermsPage() {
  const { t } = await getT("terms");
  const { sells, model, salesTerms } = servicesInUse();
  return (
    <LegalPage
      path="/terms"
      title={t("title")}
      intro={t("intro")}
      document="terms"
      ofProvider
      sections={[
        {
          id: "scope",
          title: t("scope.title"),
          body: (
            <>
              <LegalText>{t("scope.text")}</LegalText>
              <ProviderFacts />
              <LegalText>{t("scope.language")}</LegalText>
            </>
          ),
        },
        textSection("account", t("account.title"), [
          t("account.text"),
          t("account.waitlist"),
          t("account.end"),
        ]),
        textSection("service", t("service.title"), [
          t("service.text"),
          t("service.promise"),
          t("service.linkedin"),
          t("service.changes"),
        ]),
        { id: "plans", title: t("plans.title"), body: <PlanTerms sells={sells} tax={salesTerms.tax} /> },
        sells ? { id: "order", title: t("order.title"), body: <OrderTerms {...salesTerms} /> } : null,
        sells ? { id: "withdrawal", title: t("withdrawal.title"), body: <WithdrawalInstruction /> } : null,
        textSection("content", t("content.title"), [t("content.text"), t("content.yours")]),
        textSection("rules", t("rules.title"), [
          t("rules.text"),
          t("rules.list"),
          t("rules.how"),
          t("rules.report"),
          t("rules.measures"),
        ]),
        textSection("ai", t("ai.title"), [t(model ? "ai.model" : "ai.outline"), t("ai.text"), t("ai.marks")]),
        textSection("switching", t("switching.title"), [
          t("switching.text"),
          t("switching.time"),
          t("switching.help"),
        ]),
        textSection("liability", t("liability.title"), [t("liability.text")]),
        textSection("changes", t("changes.title"), [t("changes.text")]),
        textSection("law", t("law.title"), [t("law.text")]),
      ]}
    />
  );
}
