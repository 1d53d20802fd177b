import { type PostFields, postText } from "@takt/domain/posts/model/post-fields";
import { Verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";

/** A version of a post: all that is typed in it, and what is chosen. */
export function ConflictVersion({ name, post }: { name: string; post: PostFields }) {
  const { t } = useT("posts");
  const text = postText(post);
  const choices = [
    t(`editor.visibilities.${post.visibility}`),
    ...(post.media.length > 0 ? [t("editor.conflict.files", { count: post.media.length })] : []),
    ...(post.poll ? [`${t("poll.duration")}: ${t(`poll.durations.${post.poll.duration}`)}`] : []),
  ];
  return (
    <section aria-label={name} className="grid content-start gap-1.5">
      <h3 className="text-caption font-medium text-muted-fg">{name}</h3>
      <p className="max-h-72 overflow-y-auto rounded-lg border border-border p-3 text-sm wrap-anywhere whitespace-pre-wrap">
        {text ? <Verbatim>{text}</Verbatim> : t("editor.conflict.copyContent")}
      </p>
      <p className="text-caption text-muted-fg">{choices.join(" · ")}</p>
    </section>
  );
}
