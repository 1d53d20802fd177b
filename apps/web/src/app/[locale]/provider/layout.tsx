import type { Locale } from "@takt/i18n/locales";
import { AppFrame } from "../../../features/shell/app-frame";
import { requireProvider } from "../../../server/require-provider";
import { trpc } from "../../../trpc/server";

/** The provider's own pages: to everybody else they do not exist. */
export default async function ProviderLayout({ children, params }: LayoutProps<"/[locale]/provider">) {
  await requireProvider();
  void trpc.users.me.prefetch();
  return <AppFrame locale={(await params).locale as Locale}>{children}</AppFrame>;
}
