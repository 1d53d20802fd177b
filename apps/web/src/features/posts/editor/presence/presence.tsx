import type { PostEditorView } from "@takt/domain/posts/model/post-editors";
import { Avatar } from "@takt/ui/avatar";
import { withEachVerbatim } from "@takt/ui/verbatim";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocale } from "~/features/shared/use-locale";
import { useT } from "~/i18n/use-t";
import { usePostEditors } from "./use-post-editors";

export type PresenceProps = { postId: string; announce: (text: string) => void };

/** Others who have the post open in the editor, and what happens then; each is announced once. Nothing while nobody has. */
export function Presence({ postId, announce }: PresenceProps) {
  const { t } = useT("posts");
  const editors = usePostEditors(postId);
  const write = useWho(editors);
  const names = editors.map(({ name }) => name ?? t("author.unnamed"));
  const announced = useRef(new Set<string>());
  const announceNew = useEffectEvent(() => {
    const arrived = editors.filter(({ userId }) => !announced.current.has(userId));
    for (const { userId } of arrived) announced.current.add(userId);
    if (arrived.length > 0) announce(`${write(names)} ${t("editor.presence.rule")}`);
  });
  useEffect(() => announceNew(), [editors]);
  if (editors.length === 0) return null;
  return (
    <div
      className="flex min-h-9 items-center gap-2.5 text-caption leading-4.5 text-muted-fg"
      data-testid="presence"
    >
      <Faces editors={editors} names={names} />
      <div className="min-w-0">
        <p className="truncate text-foreground">{withEachVerbatim(names, write)}</p>
        <p className="truncate">{t("editor.presence.rule")}</p>
      </div>
    </div>
  );
}

/** Returns what says who they are, in one sentence. */
function useWho({ length: count }: PostEditorView[]): (names: readonly string[]) => string {
  const { t } = useT("posts");
  const list = new Intl.ListFormat(useLocale(), { type: "conjunction" });
  return (names) => t("editor.presence.who", { count, names: list.format(names) });
}

/** As many faces as leave the names their room. */
const SHOWN_FACES = 3;

function Faces({ editors, names }: { editors: PostEditorView[]; names: string[] }) {
  return (
    <div className="flex shrink-0 gap-1">
      {editors.slice(0, SHOWN_FACES).map(({ userId, image }, index) => (
        <Avatar key={userId} name={names[index]!} src={image} className="size-7 text-xs" />
      ))}
    </div>
  );
}
