"use client";

import { Button } from "@takt/ui/button";
import { Callout } from "@takt/ui/callout";
import { useToast } from "@takt/ui/toast";
import { verbatim } from "@takt/ui/verbatim";
import { PencilLine } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { newId, createWithId } from "../shared/pending-ids";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import { useAction } from "../shared/actions/use-action";
import { useLocaleRouter } from "../shared/use-locale-router";
import { useWaitlistDraft } from "./use-waitlist-draft";

/** After activation, turns the text that was written on the waitlist into a draft, or discards it. */
export function ContinueDraft() {
  const { t } = useT("waitlist");
  const { t: common } = useT("common");
  const { draft, write, clear } = useWaitlistDraft();
  const router = useLocaleRouter();
  const { toast } = useToast();
  const refresh = useRefreshPosts();
  const { mutateAsync } = trpc.posts.create.useMutation();
  const { content } = draft;
  const create = useAction(
    () => {
      const pendingId = {
        get: () => draft.id,
        renew: () => {
          const id = newId();
          write({ id, content });
          return id;
        },
      };
      return createWithId(pendingId, (id) =>
        mutateAsync({ id, content, hashtags: [], visibility: "PUBLIC", media: [] }),
      );
    },
    {
      onDone(post) {
        // Cleared only after the draft is saved.
        clear();
        refresh(post);
        router.push(`/app/content/edit/${post.id}`);
      },
    },
  );
  if (content.trim() === "") return null;

  const discard = () => {
    clear();
    toast({
      title: t("continue.discarded"),
      action: {
        label: common("undo"),
        altText: t("continue.undo"),
        onAction: () => write(draft),
        isUndo: true,
      },
    });
  };
  return (
    <Callout
      tone="green"
      icon={<PencilLine aria-hidden />}
      className="mb-5"
      actions={
        <>
          <Button size="sm" loading={create.isRunning} onClick={() => void create.run(null)}>
            {t("continue.action")}
          </Button>
          <Button size="sm" variant="ghost" onClick={discard}>
            {t("continue.discard")}
          </Button>
        </>
      }
    >
      <p className="font-medium">{t("continue.title")}</p>
      <p {...verbatim} className="line-clamp-2 wrap-anywhere">
        {content}
      </p>
    </Callout>
  );
}
