import { buttonStyle } from "@takt/ui/button-style";
import { EmptyState } from "@takt/ui/empty-state";
import { Lock } from "lucide-react";
import { useWorkspace } from "~/features/shared/navigation/workspace";
import { useLocale } from "~/features/shared/use-locale";
import { localePath } from "~/i18n/locale-path";
import { useT } from "~/i18n/use-t";

type Props = {
  title: string;
  /** The plan's benefits, for the owner, and for another manager of the workspace. */
  text: string;
  textMember: string;
};

/** Says that something is part of Enterprise; the owner can subscribe to it. */
export function NeedsPlan({ title, text, textMember }: Props) {
  const { t } = useT("errors");
  const { role } = useWorkspace();
  const locale = useLocale();
  const isOwner = role === "owner";
  return (
    <EmptyState
      icon={<Lock />}
      title={title}
      description={isOwner ? text : textMember}
      action={
        isOwner && (
          // The subscription is the account's: its page is outside of the workspace, a document of its own.
          <a
            href={localePath(locale, "/app/user/subscription")}
            className={buttonStyle({ variant: "outline" })}
          >
            {t("links.plans")}
          </a>
        )
      }
    />
  );
}
