"use client";

import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { useToast } from "@takt/ui/toast";
import { PencilLine } from "lucide-react";
import { useT } from "next-i18next/client";
import { trpc } from "../../trpc/react";
import { useRefreshPosts } from "../shared/post/actions/use-refresh-posts";
import { useErrorText } from "../shared/use-error-text";
import { useLocaleRouter } from "../shared/use-locale-router";
import { useKeptDraft } from "./use-kept-draft";

/** After the activation: the text that was written while waiting becomes a draft, or goes. */
export function ContinueDraft() {
  const { t } = useT("restricted");
  const { t: common } = useT("common");
  const [text, setText] = useKeptDraft();
  const router = useLocaleRouter();
  const { toast } = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshPosts();
  const create = trpc.posts.create.useMutation();
  if (text.trim() === "") return null;

  const goOn = async () => {
    try {
      const post = await create.mutateAsync({ content: text, hashtags: [], visibility: "PUBLIC", media: [] });
      // Only now: what could not be saved stays here.
      setText("");
      refresh(post);
      router.push(`/app/content/edit/${post.id}`);
    } catch (error) {
      toast({ tone: "error", title: errorText(error) });
    }
  };
  const discard = () => {
    setText("");
    toast({
      title: t("continue.discarded"),
      action: { label: common("undo"), altText: t("continue.undo"), onAction: () => setText(text) },
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
      <p className="line-clamp-2 wrap-anywhere">{text}</p>
    </Notice>
  );
}
