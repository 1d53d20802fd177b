import { APP_NAMESPACES } from "@takt/i18n/namespaces";
import type { Locale } from "@takt/i18n/locales";
import { ToastProvider } from "@takt/ui/toast";
import { redirect } from "next/navigation";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { AccessRestricted } from "../../../features/restricted/access-restricted";
import { Bell } from "../../../features/notifications/bell";
import { Shell } from "../../../features/shell/shell";
import { localePath } from "../../../i18n/locale-path";
import { MessagesProvider } from "../../../i18n/messages-provider";
import { getResources, getT } from "../../../i18n/server";
import { signedInUser } from "../../../server/signed-in-user";
import { shellState } from "../../../server/shell-state";
import { currentTheme } from "../../../server/theme";
import { TrpcProvider } from "../../../trpc/react";
import { HydrateClient, trpc } from "../../../trpc/server";

export default async function AppLayout({ children, params }: LayoutProps<"/[locale]/app">) {
  const locale = (await params).locale as Locale;
  const user = await signedInUser();
  if (!user) redirect(localePath(locale, "/login"));

  const { t, i18n } = await getT("common");
  const resources = getResources(i18n, APP_NAMESPACES, [locale]);
  const active = user.waitlist === "active";
  if (active) {
    void trpc.users.me.prefetch();
    void trpc.notifications.unreadCount.prefetch();
  }
  return (
    <MessagesProvider locale={locale} resources={resources}>
      <TrpcProvider>
        <NuqsAdapter>
          <ToastProvider regionLabel={t("notifications")} closeLabel={t("close")}>
            <HydrateClient>
              {active ? (
                <Shell
                  user={user}
                  theme={await currentTheme()}
                  state={await shellState()}
                  bell={<Bell />}
                  compactBell={<Bell compact />}
                >
                  {children}
                </Shell>
              ) : (
                <AccessRestricted user={user} />
              )}
            </HydrateClient>
          </ToastProvider>
        </NuqsAdapter>
      </TrpcProvider>
    </MessagesProvider>
  );
}
