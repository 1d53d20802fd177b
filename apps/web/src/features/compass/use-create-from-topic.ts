import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import type { FoundTopic } from "@takt/domain/compass/model/found-topic";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useRef, useState } from "react";
import { trpc } from "../../trpc/react";
import { createUnder } from "../shared/create-under";
import { createPendingIds } from "../shared/pending-ids";
import { useErrorText } from "../shared/use-error-text";
import { useLocaleRouter } from "../shared/use-locale-router";
import { topicAnswers } from "./topic-answers";

/**
 * Creates a composition about a found topic and opens it in the wizard; a double click or a try after a lost answer creates
 * only one.
 */
export function useCreateFromTopic({ sourceUrl, language }: Pick<AnalysisView, "sourceUrl" | "language">) {
  const { t } = useT("compass");
  const { toast } = useToast();
  const errorText = useErrorText();
  const router = useLocaleRouter();
  const call = trpc.writing.create.useMutation();
  // A ref, because a second click can come before React renders the state.
  const busy = useRef(false);
  const [ids] = useState(createPendingIds);
  const [creating, setCreating] = useState<string | null>(null);
  return {
    /** The title of the topic whose composition is being created, until the wizard opens. */
    creating,
    async create(topic: FoundTopic): Promise<void> {
      if (busy.current) return;
      busy.current = true;
      setCreating(topic.title);
      try {
        const answers = topicAnswers(topic, language);
        const quote = topic.quote === "" ? null : { quote: topic.quote, url: sourceUrl };
        const created = await createUnder(ids.of(topic.title), (id) =>
          call.mutateAsync({ id, answers, quote }),
        );
        ids.delete(topic.title);
        router.push(`/app/content/create?tab=ai&c=${created.id}`);
      } catch (error) {
        busy.current = false;
        setCreating(null);
        toast({ tone: "error", title: t("createFailed"), description: errorText(error) });
      }
    },
  };
}
