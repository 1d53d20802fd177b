import type { Locale } from "@takt/i18n/locales";
import { getT } from "~/i18n/server";
import { ReviewFoot } from "./review-foot";
import { ReviewHead } from "./review-head";

type Props = { locale: Locale; token?: string; title: string; text: string };

/** The page of a review link on which no post is shown, and why. */
function ReviewNotice({ locale, token, title, text }: Props) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <ReviewHead locale={locale} token={token} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[60ch] content-start gap-3 px-4 py-16 outline-hidden sm:px-8"
      >
        <h1 className="text-2xl/8 text-balance">{title}</h1>
        <p className="text-base/6 text-pretty text-muted-fg">{text}</p>
      </main>
      <ReviewFoot locale={locale} />
    </div>
  );
}

/** Notice of a link that was opened too often. */
export async function BusyReview(props: { token: string; locale: Locale }) {
  const { t } = await getT("reviews");
  return <ReviewNotice {...props} title={t("guest.busyTitle")} text={t("guest.busyText")} />;
}

/** Notice of a link that no longer works. */
export async function EndedReview() {
  const { t, lng } = await getT("reviews");
  return <ReviewNotice locale={lng} title={t("guest.endedTitle")} text={t("guest.endedText")} />;
}
