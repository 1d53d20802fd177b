import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useRef, useState } from "react";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";
import { useKeptText } from "../shared/use-kept-text";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { useRefreshBookmarks } from "./use-refresh-bookmarks";
import { wasBookmarked } from "./was-bookmarked";

/** The field's text, kept until it is a bookmark, and what adds it; `newest` is the first bookmark of the list. */
export function useAddBookmark(newest: TopicView | undefined) {
  const { t } = useT("topics");
  const { toast } = useToast();
  const errorText = useErrorText();
  const language = useLocale();
  const { id: userId } = useMe();
  const refresh = useRefreshBookmarks();
  const call = trpc.topics.add.useMutation();
  const [text, setText, forget] = useKeptText(`bookmark-topic:${userId}`);
  const [problem, setProblem] = useState<"missing" | "known" | null>(null);
  // Not the state: a second Enter comes before it is drawn.
  const busy = useRef(false);

  const add = async (): Promise<void> => {
    const title = text.trim();
    if (title === "") return setProblem("missing");
    if (busy.current) return;
    busy.current = true;
    try {
      const topic = await call.mutateAsync({ title, source: "typed", language });
      refresh();
      if (wasBookmarked(topic, newest)) return setProblem("known");
      forget();
      toast({ tone: "success", title: t("done.added", { title }) });
    } catch (error) {
      toast({ tone: "error", title: t("failedTo.update"), description: errorText(error) });
    } finally {
      busy.current = false;
    }
  };

  return {
    text,
    setText(next: string) {
      setText(next);
      setProblem(null);
    },
    problem,
    adding: call.isPending,
    add,
  };
}
