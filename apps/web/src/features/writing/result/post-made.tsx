import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { Notice } from "@takt/ui/notice";
import { FileCheck } from "lucide-react";
import { useT } from "next-i18next/client";
import { LocaleLink } from "../../shared/locale-link";

type Props = {
  postId: string;
  /** It takes another version. Else changes belong there, and another text is begun anew. */
  isOpen: boolean;
  /** Begins another one with the same answers. */
  onAlike: () => void;
  beginning: boolean;
};

/** There is a post of this text: what can be done with it, and with the answers. */
export function PostMade({ postId, isOpen, onAlike, beginning }: Props) {
  const { t } = useT("writing");
  return (
    <Notice
      tone="green"
      data-testid="post-made"
      icon={<FileCheck aria-hidden />}
      actions={
        <>
          <LocaleLink
            href={`/app/content/edit/${postId}`}
            className={buttonStyle({ variant: isOpen ? "outline" : "primary", size: "sm" })}
          >
            {t("result.openPost")}
          </LocaleLink>
          {!isOpen && (
            <Button size="sm" loading={beginning} onClick={onAlike}>
              {t("result.alike")}
            </Button>
          )}
        </>
      }
    >
      <p className="font-medium">{t("result.made")}</p>
      <p>{t(isOpen ? "result.madeOpen" : "result.madeText")}</p>
    </Notice>
  );
}
