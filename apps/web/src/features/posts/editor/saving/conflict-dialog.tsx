import { publishText } from "@takt/domain/posts/model/publish-text";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { Verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import type { PostFields } from "../post-fields";
import type { Conflict } from "./use-conflict";

/** Both versions side by side, and the choice between them. */
export function ConflictDialog({ conflict, mine }: { conflict: Conflict; mine: PostFields }) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  const { theirs } = conflict;
  if (!theirs) return null;
  const versions = [
    { name: t("editor.conflict.mine"), text: versionText(mine) },
    { name: t("editor.conflict.theirs"), text: versionText(theirs) },
  ];
  return (
    <Dialog open onOpenChange={(open) => !open && conflict.close()}>
      <DialogContent
        title={t("editor.conflict.title")}
        description={t("editor.conflict.text")}
        closeLabel={common("close")}
        className="sm:max-w-3xl"
        footer={
          <>
            <Button onClick={() => void conflict.useTheirs()}>{t("editor.conflict.useTheirs")}</Button>
            <Button variant="primary" onClick={() => void conflict.keepMine()}>
              {t("editor.conflict.keepMine")}
            </Button>
          </>
        }
      >
        <div className="grid gap-3 sm:grid-cols-2">
          {versions.map(({ name, text }) => (
            <section key={name} aria-label={name} className="grid content-start gap-1.5">
              <h3 className="text-caption font-medium text-muted-fg">{name}</h3>
              <p className="max-h-72 overflow-y-auto rounded-lg border border-border p-3 text-sm wrap-anywhere whitespace-pre-wrap">
                {text ? <Verbatim>{text}</Verbatim> : t("editor.conflict.copyContent")}
              </p>
            </section>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** All that is typed in a version. */
function versionText({
  content,
  hashtags,
  linkCard,
  poll,
  firstComment = "",
}: Pick<PostFields, "content" | "hashtags" | "linkCard" | "poll" | "firstComment">): string {
  const card = linkCard ? [linkCard.title, linkCard.description, linkCard.source] : [];
  const answers = poll ? [poll.question, ...poll.options] : [];
  const parts = [publishText(content, hashtags), card.join("\n"), answers.join("\n"), firstComment];
  return parts.filter(Boolean).join("\n\n");
}
