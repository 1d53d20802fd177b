import { Callout } from "@takt/ui/callout";
import { buttonStyle } from "@takt/ui/button-style";
import { TriangleAlert } from "lucide-react";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";

type Props = { reason: "client" | "redirect" | "busy" };

/** Says why nothing is asked: who the application is, or where the answer would go, is not certain. */
export async function RefusedApplication({ reason }: Props) {
  const { t, lng } = await getT("oauth");
  return (
    <>
      <h1 className="text-2xl/8 text-balance">{t("refused.title")}</h1>
      <Callout role="alert" tone="red" icon={<TriangleAlert aria-hidden />}>
        <p>{t(`refused.${reason}`)}</p>
      </Callout>
      <p className="text-pretty text-muted-fg">{t("refused.nothing")}</p>
      <a href={localePath(lng, "/app")} className={buttonStyle({ variant: "outline" })}>
        {t("refused.toApp")}
      </a>
    </>
  );
}
