"use client";

import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { useToast } from "@takt/ui/toast";
import { PencilLine } from "lucide-react";
import { useT } from "next-i18next/client";
import { trpc } from "../../trpc/react";
import { createUnder } from "../shared/create-under";
import { newId } from "../shared/new-id";
import { useRefreshPosts } from "../shared/post/actions/use-refresh-posts";
import { useErrorText } from "../shared/use-error-text";
import { useLocaleRouter } from "../shared/use-locale-router";
import { useWaitlistDraft } from "./use-waitlist-draft";

/** After activation, turns the text that was written on the waitlist into a draft, or discards it. */
export function ContinueDraft() {
  const { t } = useT("waitlist");
  const { t: common } = useT("common");
  const { draft, write, clear } = useWaitlistDraft();
  const router = useLocaleRouter();
  const { toast } = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshPosts();
  const create = trpc.posts.create.useMutation();
  const { content } = draft;
  if (content.trim() === "") return null;

  const goOn = async () => {
    const pendingId = {
      get: () => draft.id,
      renew: () => {
        const id = newId();
        write({ id, content });
        return id;
      },
    };
    try {
      const post = await createUnder(pendingId, (id) =>
        create.mutateAsync({ id, content, hashtags: [], visibility: "PUBLIC", media: [] }),
      );
      // Cleared only after the draft is saved.
      clear();
      refresh(post);
      router.push(`/app/content/edit/${post.id}`);
    } catch (error) {
      toast({ tone: "error", title: errorText(error) });
    }
  };
  const discard = () => {
    clear();
    toast({
      title: t("continue.discarded"),
      action: { label: common("undo"), altText: t("continue.undo"), onAction: () => write(draft) },
    });
  };
  return (
    <Notice
      tone="green"
      icon={<PencilLine aria-hidden />}
      className="mb-5"
      actions={
        <>
          <Button size="sm" loading={create.isPending} onClick={() => void goOn()}>
            {t("continue.action")}
          </Button>
          <Button size="sm" variant="ghost" onClick={discard}>
            {t("continue.discard")}
          </Button>
        </>
      }
    >
      <p className="font-medium">{t("continue.title")}</p>
      <p className="line-clamp-2 wrap-anywhere">{content}</p>
    </Notice>
  );
}
