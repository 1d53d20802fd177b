import { DATA_CATEGORIES } from "@takt/domain/privacy/model/inventory/data-rule";
import type { Locale } from "@takt/i18n/locales";
import { getT } from "~/i18n/server";
import { provider } from "~/server/provider";
import { servicesInUse } from "~/server/services-in-use";
import type { Filling } from "../content/parts/load-content";
import { publicUrls } from "../site/parts/site-metadata";
import { splitRoles } from "./policy/split-roles";

/**
 * Returns what legal texts name as `{{name}}`. What is said of orders is what the order page and the order's confirmation
 * say.
 */
export async function legalValues(lng: Locale): Promise<Filling["values"]> {
  const { t } = await getT(["policy", "legal", "billing", "mail"], { lng });
  const known = provider();
  const { salesTerms, processorRoles } = servicesInUse();
  const { own, missing } = splitRoles(known, processorRoles);
  const roles = (list: typeof own) => new Intl.ListFormat(lng).format(list.map((role) => t(`roles.${role}`)));
  const url = publicUrls("/contracts/withdraw")[lng];
  return {
    ...Object.fromEntries(DATA_CATEGORIES.map((name) => [`category ${name}`, t(`categories.${name}.title`)])),
    missing: null,
    dpo: known.dataProtectionOfficer,
    disputeBody: known.disputeBody,
    ownServices: roles(own),
    unnamed: roles(missing),
    tax: t(`billing:order.tax.${salesTerms.tax}`),
    orderButton: t("billing:order.button"),
    orderStart: t("billing:order.startText"),
    monthTerm: t("billing:order.terms.month"),
    monthEnding: t("billing:order.endings.month"),
    yearTerm: t("billing:order.terms.year"),
    yearEnding: t("billing:order.endings.year"),
    moneyBackTitle: t("billing:order.moneyBack"),
    moneyBackText: t("billing:order.moneyBackText", { days: salesTerms.moneyBackDays }),
    withdrawalRight: t("mail:orderConfirmed.withdrawal.right"),
    withdrawalHow: t("mail:orderConfirmed.withdrawal.how", { url, provider: t("legal:provider.below") }),
    withdrawalInTime: t("mail:orderConfirmed.withdrawal.inTime"),
    withdrawalRepayment: t("mail:orderConfirmed.withdrawal.repayment"),
    withdrawalStarted: t("mail:orderConfirmed.withdrawal.started"),
  };
}
