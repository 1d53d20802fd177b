import { buttonStyle } from "@takt/ui/button-style";
import { Notice } from "@takt/ui/notice";
import { FileCheck } from "lucide-react";
import { useT } from "next-i18next/client";
import { LocaleLink } from "../../shared/locale-link";

/** There is a post of this text: changes belong there. */
export function PostMade({ postId }: { postId: string }) {
  const { t } = useT("writing");
  return (
    <Notice
      tone="green"
      icon={<FileCheck aria-hidden />}
      actions={
        <LocaleLink
          href={`/app/content/edit/${postId}`}
          className={buttonStyle({ variant: "primary", size: "sm" })}
        >
          {t("result.openPost")}
        </LocaleLink>
      }
    >
      <p className="font-medium">{t("result.made")}</p>
      <p>{t("result.madeText")}</p>
    </Notice>
  );
}
