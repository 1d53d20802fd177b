import { CardSection } from "@takt/ui/card";
import { useT } from "next-i18next/client";
import { LocaleLink } from "../shared/locale-link";

const linkStyle = "underline underline-offset-3";

/** The way to cancel a contract without signing in. */
export function CancelLink() {
  const { t } = useT("billing");
  return (
    <LocaleLink href="/contracts/cancel" className={linkStyle}>
      {t("contracts.cancel")}
    </LocaleLink>
  );
}

/** The way to withdraw from a contract without signing in. */
export function WithdrawLink() {
  const { t } = useT("billing");
  return (
    <LocaleLink href="/contracts/withdraw" className={linkStyle}>
      {t("contracts.withdraw")}
    </LocaleLink>
  );
}

/** Both ways out of a contract. */
export function ContractLinks() {
  const { t } = useT("billing");
  return (
    <CardSection title={t("contracts.title")}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <li>
          <CancelLink />
        </li>
        <li>
          <WithdrawLink />
        </li>
      </ul>
    </CardSection>
  );
}
