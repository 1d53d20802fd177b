import { APP_NAMESPACES } from "@takt/i18n/namespaces";
import type { Locale } from "@takt/i18n/locales";
import { ToastProvider } from "@takt/ui/toast";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { MessagesProvider } from "../../i18n/messages-provider";
import { getResources, getT } from "../../i18n/server";
import { TrpcProvider } from "../../trpc/react";
import { HydrateClient } from "../../trpc/server";
import { FeedbackProvider } from "../shared/feedback/feedback-provider";

/** What every signed-in page stands in, with the shell or without: texts, the api, the address, toasts, feedback. */
export async function AppFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { t, i18n } = await getT("common");
  return (
    <MessagesProvider locale={locale} resources={getResources(i18n, APP_NAMESPACES, [locale])}>
      <TrpcProvider>
        <NuqsAdapter>
          <ToastProvider regionLabel={t("notifications")} closeLabel={t("close")}>
            <FeedbackProvider>
              <HydrateClient>{children}</HydrateClient>
            </FeedbackProvider>
          </ToastProvider>
        </NuqsAdapter>
      </TrpcProvider>
    </MessagesProvider>
  );
}
