import type { ReviewView } from "@takt/domain/posts/model/review-view";
import type { Locale } from "@takt/i18n/locales";
import { Verbatim, withVerbatim } from "@takt/ui/verbatim";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";
import { provider } from "~/server/provider";
import { getReviewHost, getReviewMark } from "./review-brand";

type Props = { locale: Locale; review: ReviewView };

/**
 * The workspace's own footer, and the provider of its page by the name of the imprint: under a brand a guest could not know
 * that otherwise.
 */
export async function ReviewOperator({ locale, review }: Props) {
  const { t } = await getT("reviews");
  const { name } = provider();
  const { footer, poweredBy } = review.brand;
  return (
    <div className="grid max-w-[68ch] gap-2 text-caption text-pretty text-muted-fg">
      {footer !== null && (
        <p className="whitespace-pre-line wrap-anywhere">
          <Verbatim>{footer}</Verbatim>
        </p>
      )}
      <p className="wrap-anywhere">
        {name === null
          ? t("guest.runByUnnamed")
          : withVerbatim(name, (shown) => t("guest.runBy", { name: shown }))}{" "}
        {withVerbatim(getReviewHost(review), (shown) => t("guest.decides", { workspace: shown }))}
      </p>
      {poweredBy && getReviewMark(review) !== null && (
        <a
          href={localePath(locale, "/")}
          className="inline-flex min-h-6 items-center justify-self-start rounded underline underline-offset-3 hover:text-foreground"
        >
          {t("guest.poweredBy")}
        </a>
      )}
    </div>
  );
}
