import type { ReviewView } from "@takt/domain/posts/model/review-view";
import type { Locale } from "@takt/i18n/locales";
import { getT } from "~/i18n/server";
import { ContractLinkList, contractTexts } from "../contracts/parts/contract-link-list";
import { ReviewOperator } from "./review-operator";

type Props = {
  locale: Locale;
  /** Left out where no post is shown. */
  review?: ReviewView | undefined;
};

/**
 * The foot of the page of a review link: what the workspace says of itself, who runs the page, and what the law wants on
 * every page. No settings of cookies, as it has none.
 */
export async function ReviewFoot({ locale, review }: Props) {
  const { t } = await getT("common");
  return (
    <footer className="mx-auto w-full max-w-[1120px] px-4 py-8 sm:px-8">
      <div className="grid gap-4 border-t border-border pt-6">
        {review && <ReviewOperator locale={locale} review={review} />}
        <ContractLinkList locale={locale} texts={contractTexts((key) => t(key))} />
      </div>
    </footer>
  );
}
