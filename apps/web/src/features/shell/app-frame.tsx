import type { Actor } from "@takt/domain/shared/actor";
import type { Locale } from "@takt/i18n/locales";
import { ToastProvider } from "@takt/ui/toast";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ComponentType, ReactNode } from "react";
import { AppMessages } from "~/i18n/app-messages";
import { getT } from "~/i18n/server";
import { TrpcProvider } from "~/trpc/react";
import { pageContext } from "~/server/context";
import { HydrateLayout } from "~/trpc/server";
import { type DocumentWorkspace, WorkspaceProvider } from "../shared/navigation/workspace";
import { now } from "../shared/time/now";
import { PageTime } from "../shared/time/page-time";
import { ClearDrafts } from "../shared/drafts/clear-drafts";
import { NormalizePaste } from "../shared/paste/normalize-paste";
import { StrayDrops } from "../shared/leaving/stray-drops";
import { LostPartCallout } from "../errors/parts/lost-part-callout";
import { RegisterServiceWorker } from "../offline/parts/register-service-worker";
import { FeedbackProvider } from "../feedback/parts/feedback-provider";
import { SessionEnded } from "./session-ended";

type Props = {
  locale: Locale;
  /** The provider of the texts for client components. */
  messages?: ComponentType<{ locale: Locale; children: ReactNode }>;
  children: ReactNode;
};

/** The providers of every signed-in page, with or without the shell: texts, tRPC, URL state, toasts and feedback. */
export async function AppFrame({ locale, messages: Messages = AppMessages, children }: Props) {
  const { t } = await getT("common");
  const { user } = await pageContext();
  const toastLabels = { region: t("notifications"), toast: t("notification"), close: t("close") };
  return (
    <Messages locale={locale}>
      <TrpcProvider userId={user?.actor.userId ?? null}>
        <PageTime at={now().getTime()} />
        <WorkspaceProvider workspace={user && toDocumentWorkspace(user)}>
          <NuqsAdapter>
            <ToastProvider labels={toastLabels}>
              {user && <ClearDrafts exceptUserId={user.actor.userId} />}
              <StrayDrops />
              <SessionEnded />
              <NormalizePaste />
              <RegisterServiceWorker />
              <LostPartCallout />
              <FeedbackProvider>
                <HydrateLayout queries={["users.me"]}>{children}</HydrateLayout>
              </FeedbackProvider>
            </ToastProvider>
          </NuqsAdapter>
        </WorkspaceProvider>
      </TrpcProvider>
    </Messages>
  );
}

/** Workspace fields for client components. */
function toDocumentWorkspace(user: { workspace: { slug: string | null }; actor: Actor }): DocumentWorkspace {
  const { workspace, actor } = user;
  const { role, isReadOnly } = actor;
  return { slug: workspace.slug, role, ...(isReadOnly && { isReadOnly }) };
}
