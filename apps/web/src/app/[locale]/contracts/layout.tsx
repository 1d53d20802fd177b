import type { Locale } from "@takt/i18n/locales";
import type { Namespace } from "@takt/i18n/namespaces";
import { AppFrame } from "../../../features/shell/app-frame";

/** The pages are prefilled for somebody who is signed in, so none of them is prerendered. */
export const dynamic = "force-dynamic";

const NAMESPACES: Namespace[] = ["common", "contracts", "errors", "feedback"];

/** The public pages about contracts: they need no account, and exist for everybody. */
export default async function ContractsLayout({ children, params }: LayoutProps<"/[locale]/contracts">) {
  return (
    <AppFrame locale={(await params).locale as Locale} namespaces={NAMESPACES}>
      {children}
    </AppFrame>
  );
}
