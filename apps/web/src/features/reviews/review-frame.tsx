import type { ReviewView } from "@takt/domain/posts/model/review-view";
import type { Locale } from "@takt/i18n/locales";
import { ToastProvider } from "@takt/ui/toast";
import type { ReactNode } from "react";
import { ReviewMessages } from "~/i18n/review-messages";
import { getT } from "~/i18n/server";
import { TrpcProvider } from "~/trpc/react";
import { BrandStyle } from "../brand/parts/brand-style";
import { now } from "../shared/time/now";
import { PageTime } from "../shared/time/page-time";
import { ReviewFoot } from "./review-foot";
import { ReviewHead } from "./review-head";

type Props = { token: string; locale: Locale; review: ReviewView; children: ReactNode };

/**
 * The frame of the page of a review link: the brand of the workspace, what its client components need, and nothing of a
 * signed-in page.
 */
export async function ReviewFrame({ token, locale, review, children }: Props) {
  const { t } = await getT("common");
  const labels = { region: t("notifications"), toast: t("notification"), close: t("close") };
  return (
    <ReviewMessages locale={locale}>
      <TrpcProvider userId={null}>
        <BrandStyle brand={review.brand} />
        <PageTime at={now().getTime()} />
        <ToastProvider labels={labels}>
          <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
            <ReviewHead locale={locale} token={token} review={review} />
            <main id="main" tabIndex={-1} className="outline-hidden">
              {children}
            </main>
            <ReviewFoot locale={locale} review={review} />
          </div>
        </ToastProvider>
      </TrpcProvider>
    </ReviewMessages>
  );
}
