import type { CompositionView } from "@takt/domain/writing/model/composition-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { trpc } from "../../../trpc/react";
import { createPendingIds } from "../../shared/pending-ids";
import { useErrorText } from "../../shared/use-error-text";
import { isGone } from "../answers/save-composition";

/** Creates a new composition with the answers of another one; a try after a lost answer creates only one. */
export function useDuplicateComposition(
  { id, answers, quote }: Pick<CompositionView, "id" | "answers" | "quote">,
  onCreated: (id: string) => void,
) {
  const { t } = useT("writing");
  const { toast } = useToast();
  const errorText = useErrorText();
  const { writing } = trpc.useUtils();
  const [ids] = useState(createPendingIds);
  const call = trpc.writing.create.useMutation({
    onSuccess(created) {
      ids.delete(id);
      writing.get.setData({ id: created.id }, created);
      void writing.latest.invalidate();
      onCreated(created.id);
    },
    onError(error) {
      // It was created, and deleted elsewhere.
      if (isGone(error)) ids.delete(id);
      toast({ tone: "error", title: t("changed.failed"), description: errorText(error) });
    },
  });
  return { creating: call.isPending, create: () => call.mutate({ id: ids.get(id), answers, quote }) };
}
