import { Card } from "@takt/ui/card";
import { getT } from "~/i18n/server";
import { storedEntries } from "~/server/optional-services";
import { ConsentForm } from "../consent/parts/consent-form";
import { StorageTable } from "../consent/parts/storage-table";
import { LegalPage } from "./legal-page";
import { LegalText } from "./parts/legal-text";

/** Everything that a browser stores for this installation, from the registry that the software itself uses. */
export async function CookiesPage() {
  const { t } = await getT("cookies");
  const entries = storedEntries();
  const optional = entries.some(({ category }) => category !== "essential");
  return (
    <LegalPage
      path="/cookies"
      title={t("title")}
      intro={t("intro")}
      document="cookies"
      ofProvider={false}
      sections={[
        {
          id: "law",
          title: t("law.title"),
          body: (
            <>
              <LegalText>{t("law.text")}</LegalText>
              {!optional && <LegalText>{t("law.none")}</LegalText>}
            </>
          ),
        },
        {
          id: "list",
          title: t("list.title"),
          body: (
            <Card className="p-0">
              <StorageTable entries={entries} />
            </Card>
          ),
        },
        {
          id: "change",
          title: t("change.title"),
          body: (
            <>
              <LegalText>{t("change.text")}</LegalText>
              <ConsentForm place="page" />
            </>
          ),
        },
      ]}
    />
  );
}
