import type { AudienceView } from "@takt/domain/audiences/model/audience-view";
import { Button } from "@takt/ui/button";
import { useToast } from "@takt/ui/toast";
import { withVerbatim } from "@takt/ui/verbatim";
import { ChevronDown, Plus, Users } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useId, useRef, useState } from "react";
import { AudienceDialog } from "~/features/audiences/parts/audience-dialog";
import { useAudiences } from "~/features/audiences/parts/use-audiences";
import { AudienceChoice } from "./audience-choice";
import type { StepProps } from "./step-props";
import { TextAnswer } from "./text-answer";

/** The target audience: typed, or taken from a saved audience, which can be created, edited and deleted here. */
export function AudienceAnswer(props: StepProps) {
  const { t } = useT("writing");
  const query = useAudiences();
  const listId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<{ audience: AudienceView | null } | null>(null);
  const text = props.answers.targetAudience;
  const isSaved = (words: string) =>
    query.data?.audiences.some(({ description }) => description === words) ?? false;
  const { take, follow } = useSavedAudience(props, isSaved);

  const choose = (audience: AudienceView) => {
    setOpen(false);
    toggle.current?.focus();
    take(audience);
  };
  const onSaved = (saved: AudienceView) => {
    setEdited(null);
    follow(edited?.audience ?? null, saved);
  };

  return (
    <div className="grid gap-2">
      <TextAnswer {...props} name="targetAudience" className="max-h-72 min-h-20" />
      <div className="flex flex-wrap gap-2">
        <Button
          ref={toggle}
          size="sm"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          <Users aria-hidden />
          {query.data
            ? t("audience.savedCount", { count: query.data.audiences.length })
            : t("audience.saved")}
          <ChevronDown aria-hidden className={open ? "rotate-180" : undefined} />
        </Button>
        {text.trim() !== "" && query.data && !isSaved(text) && (
          <Button size="sm" variant="ghost" onClick={() => setEdited({ audience: null })}>
            <Plus aria-hidden />
            {t("audience.saveThis")}
          </Button>
        )}
      </div>
      <div id={listId} hidden={!open}>
        {open && (
          <AudienceChoice
            query={query}
            onChoose={choose}
            onEdit={(audience) => setEdited({ audience })}
            onDeleted={() => toggle.current?.focus()}
          />
        )}
      </div>
      {edited && (
        <AudienceDialog
          audience={edited.audience}
          description={text}
          onSaved={onSaved}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

/** Puts a saved audience into the answer. `isSaved`: whether a text is that of a saved audience. */
function useSavedAudience({ answers, update, announce }: StepProps, isSaved: (text: string) => boolean) {
  const { t } = useT(["writing", "audiences", "common"]);
  const { toast } = useToast();
  const text = answers.targetAudience;
  return {
    take({ name, description }: AudienceView): void {
      update({ targetAudience: description });
      announce(t("audience.chosen", { name }));
      // Offers Undo when a typed text that is saved nowhere else is replaced.
      if (text.trim() === "" || text === description || isSaved(text)) return;
      toast({
        title: withVerbatim(name, (words) => t("audience.chosen", { name: words })),
        description: t("audience.replaced"),
        action: {
          label: t("common:undo"),
          altText: t("audience.undoAlt"),
          onAction: () => update({ targetAudience: text }),
          isUndo: true,
        },
      });
    },
    /** An audience that was selected, or that was created from this text, stays selected. */
    follow(before: AudienceView | null, saved: AudienceView): void {
      if (!before || text === before.description) update({ targetAudience: saved.description });
      toast({
        tone: "success",
        title: withVerbatim(saved.name, (words) => t("audiences:done.saved", { name: words })),
      });
    },
  };
}
