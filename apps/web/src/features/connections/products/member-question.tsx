import type { MemberQuestion as Question } from "@takt/domain/connections/model/member-question";
import { buttonStyle } from "@takt/ui/button-style";
import { Section } from "@takt/ui/section";
import { Verbatim } from "@takt/ui/verbatim";
import { getT } from "~/i18n/server";
import { Fact } from "~/features/shared/fact";

/**
 * Asks a member whether what LinkedIn gave access to is theirs, before anything of it is stored. A form of the browser's
 * own: it needs no script.
 */
export async function MemberQuestion({ question, accountName }: { question: Question; accountName: string }) {
  const { t } = await getT("profile");
  const { product, match, memberName } = question;
  return (
    <div className="grid max-w-2xl gap-5">
      <h1 className="text-2xl/8 text-balance">{t("products.question.title")}</h1>
      <Section title={t(`products.${product}.name`)} text={t(`products.${product}.text`)}>
        <dl className="grid gap-1 text-sm">
          <Fact name={t("products.question.account")}>
            <Verbatim>{accountName}</Verbatim>
          </Fact>
          <Fact name={t("products.question.member")}>
            {memberName === null ? t("products.question.noName") : <Verbatim>{memberName}</Verbatim>}
          </Fact>
        </dl>
        <p className="text-sm text-pretty">{t(`products.question.${match}`)}</p>
        <p className="text-caption text-pretty text-muted-fg">{t("products.question.nothingYet")}</p>
        <form method="post" action="/auth/linkedin/member" className="flex flex-wrap gap-2">
          <button name="answer" value="yes" className={buttonStyle({ variant: "outline" })}>
            {t("products.question.yes")}
          </button>
          <button name="answer" value="no" className={buttonStyle({ variant: "outline" })}>
            {t("products.question.no")}
          </button>
        </form>
      </Section>
    </div>
  );
}
