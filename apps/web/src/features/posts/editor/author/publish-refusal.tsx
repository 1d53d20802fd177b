import type { PostAuthor } from "@takt/domain/posts/model/post-view";
import { withVerbatim } from "@takt/ui/verbatim";
import { UserLock } from "lucide-react";
import { LocaleLink } from "~/features/shared/locale-link";
import { useT } from "~/i18n/use-t";

/** Why the draft is not published under this name, and what can be done: it stands where the buttons for it would. */
export function PublishRefusal({ author }: { author: PostAuthor }) {
  const { t } = useT("posts");
  const name = author.name ?? t("author.unnamed");
  return (
    <p
      role="status"
      className="flex max-w-[60ch] items-start gap-2 text-caption text-pretty text-warning-text"
    >
      <UserLock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {withVerbatim(name, (shown) => t("author.refused", { name: shown }))} {t("author.chooseOrAsk")}{" "}
        <LocaleLink href="/app/members" className="link font-medium">
          {t("author.toMembers")}
        </LocaleLink>
      </span>
    </p>
  );
}
