import { REQUESTABLE_RIGHTS } from "@takt/domain/privacy/model/data-request-types";
import { getT } from "~/i18n/server";
import { LegalPage, textSection } from "./legal-page";
import { LegalText } from "./parts/legal-text";
import { PrivacyAuthority } from "./privacy-authority";

/** The rights in the order of the page: those with a request of their own, then the one that needs none. */
const RIGHTS = [...REQUESTABLE_RIGHTS, "automated"] as const;

/** The rights of the GDPR in plain words: what each is, and where in Takt it is used. */
export async function RightsPage() {
  const { t } = await getT("rights");
  return (
    <LegalPage
      path="/gdpr"
      title={t("title")}
      intro={t("intro")}
      document="rights"
      ofProvider={false}
      sections={[
        ...RIGHTS.map((right) => ({
          id: right,
          title: t(`${right}.title`),
          body: (
            <dl className="grid gap-3">
              {(["what", "how"] as const).map((part) => (
                <div key={part}>
                  <dt className="text-sm font-medium text-muted-fg">{t(part)}</dt>
                  <dd>
                    <LegalText>{t(`${right}.${part}`)}</LegalText>
                  </dd>
                </div>
              ))}
            </dl>
          ),
        })),
        {
          id: "complaint",
          title: t("complaint.title"),
          body: (
            <>
              <LegalText>{t("complaint.what")}</LegalText>
              <p>
                {t("complaint.how")} <PrivacyAuthority />
              </p>
              <LegalText>{t("complaint.list")}</LegalText>
            </>
          ),
        },
        textSection("time", t("time.title"), [t("time.text")]),
      ]}
    />
  );
}
