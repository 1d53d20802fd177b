import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { Callout } from "@takt/ui/callout";
import { FileCheck } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";

type Props = {
  postId: string;
  /** Whether the post takes another version; otherwise it is edited there, and another text needs a new composition. */
  isOpen: boolean;
  /** Creates another composition with the same answers. */
  onDuplicate: () => void;
  creating: boolean;
};

/** Says that there is a post of this text, with links to it and to a new composition. */
export function PostCreated({ postId, isOpen, onDuplicate, creating }: Props) {
  const { t } = useT("writing");
  return (
    <Callout
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
            <Button size="sm" loading={creating} onClick={onDuplicate}>
              {t("result.alike")}
            </Button>
          )}
        </>
      }
    >
      <p className="font-medium">{t("result.made")}</p>
      <p>{t(isOpen ? "result.madeOpen" : "result.madeText")}</p>
    </Callout>
  );
}
