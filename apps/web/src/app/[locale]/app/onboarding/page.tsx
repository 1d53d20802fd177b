import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ContractLinks } from "~/features/contracts/parts/contract-links";
import { FeedbackButton } from "~/features/feedback/parts/feedback-button";
import { OnboardingScreen } from "~/features/onboarding/onboarding-screen";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { rememberedPath } from "~/server/request-cookies";
import { requireSignedIn } from "~/server/require-signed-in";
import { HydrateClient, trpc } from "~/trpc/server";

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT("onboarding");
  return { title: t("title") };
}

/** The onboarding, six steps outside the shell. Users on the waitlist and users who have completed it go to the app. */
export default async function OnboardingPage({ params }: PageProps<"/[locale]/app/onboarding">) {
  const { locale } = await params;
  const user = await requireSignedIn();
  if (user.deletion || user.waitlist !== "active" || user.onboarding === "completed")
    redirect(localePath(locale, "/app"));
  const start = await trpc.onboarding.get();
  await Promise.all([trpc.connections.get.prefetch(), trpc.topics.list.prefetch({ limit: 100 })]);
  return (
    <HydrateClient>
      <OnboardingScreen
        start={start}
        wanted={(await rememberedPath()) !== null}
        foot={
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            <FeedbackButton variant="link" />
            <ContractLinks />
          </div>
        }
      />
    </HydrateClient>
  );
}
