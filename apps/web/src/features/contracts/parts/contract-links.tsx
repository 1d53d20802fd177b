import { cn } from "@takt/ui/cn";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { CookieSettingsLink } from "~/features/consent/parts/cookie-settings-link";
import { ContractLinkList, contractTexts } from "./contract-link-list";

type Props = { contractsAlone?: boolean; className?: string };

/** The links at the foot of every page, in its language: those of ContractLinkList, and the cookie settings. */
export async function ContractLinks({ contractsAlone, className }: Props) {
  const { t, lng } = await getT(["common", "consent"]);
  return (
    <div className={cn("flex flex-wrap gap-x-5 gap-y-1", className)}>
      <ContractLinkList locale={lng} texts={contractTexts((key) => t(key))} contractsAlone={contractsAlone} />
      <CookieSettingsLink
        href={localePath(lng, "/cookies")}
        text={t("consent:settings")}
        className="inline-flex min-h-6 items-center rounded text-caption text-muted-fg underline underline-offset-3 hover:text-foreground"
      />
    </div>
  );
}
