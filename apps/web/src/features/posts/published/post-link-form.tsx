import { POST_LINK_LENGTH, readPostLink } from "@takt/domain/posts/model/post-link";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { useT } from "~/i18n/use-t";
import { useState, type FormEvent } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { useErrorText } from "~/features/shared/use-error-text";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";

/** Takes the link to a published post that LinkedIn did not name. */
export function PostLinkForm({ post: { id } }: { post: Pick<PostView, "id"> }) {
  const { t } = useT("posts");
  const [link, setLink] = useState("");
  const [isInvalid, setIsInvalid] = useState(false);
  const errorText = useErrorText();
  const refreshPosts = useRefreshPosts();
  const save = useAction(trpc.posts.setLink.useMutation().mutateAsync, {
    refresh: ({ result }) => refreshPosts(result ?? undefined),
    done: () => ({ title: t("changes.link.done") }),
    // The field says why.
    failed: () => null,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.clearError();
    const isReadable = readPostLink(link) !== null;
    setIsInvalid(!isReadable);
    if (isReadable) void save.run({ id, link });
  };
  const change = (text: string) => {
    setLink(text);
    setIsInvalid(false);
    save.clearError();
  };
  return (
    <form noValidate onSubmit={submit} className="grid w-full max-w-xl gap-2">
      <Field
        label={t("changes.link.label")}
        hint={t("changes.link.hint")}
        error={isInvalid ? t("changes.link.invalid") : save.error ? errorText(save.error) : null}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoComplete="off"
            required
            maxLength={POST_LINK_LENGTH}
            value={link}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" variant="primary" loading={save.isRunning}>
          {t("changes.link.save")}
        </Button>
      </div>
    </form>
  );
}
