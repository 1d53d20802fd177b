import { LINK_CARD_LIMITS, type LinkCard, linkCardUrl } from "@takt/domain/posts/model/link-card";
import { Button } from "@takt/ui/button";
import { Field } from "@takt/ui/field";
import { Input, Textarea } from "@takt/ui/input";
import { RefreshCw } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { ContentSection } from "./content-section";

type Props = { card: LinkCard; onChange: (card: LinkCard) => void; onRemove: () => void };

/** The link card of a post: its address, title and description. A new card is filled in from its page. */
export function LinkCardField({ card, onChange, onRemove }: Props) {
  const { t } = useT("posts");
  const titleInput = useRef<HTMLInputElement>(null);
  const { fill, isReading, nothingFound } = useSuggestion(card, onChange);
  const set = (part: Partial<LinkCard>) => onChange({ ...card, ...part });
  const isNew = useRef(card.title === "" && card.description === "");
  const start = useEffectEvent(() => {
    if (!isNew.current) return;
    isNew.current = false;
    titleInput.current?.focus();
    if (linkCardUrl(card.source) !== null) fill();
  });
  useEffect(() => start(), []);
  const invalid = card.source.trim() !== "" && linkCardUrl(card.source) === null;
  return (
    <ContentSection title={t("linkCard.title")} removeLabel={t("linkCard.remove")} onRemove={onRemove}>
      <Field label={t("linkCard.source")} error={invalid && t("linkCard.sourceInvalid")}>
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            value={card.source}
            maxLength={LINK_CARD_LIMITS.sourceLength}
            onChange={(event) => set({ source: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("linkCard.cardTitle")} hint={t("linkCard.cardTitleHint")}>
        {(control) => (
          <Input
            {...control}
            ref={titleInput}
            value={card.title}
            maxLength={LINK_CARD_LIMITS.titleLength}
            onChange={(event) => set({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("linkCard.description")}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={card.description}
            maxLength={LINK_CARD_LIMITS.descriptionLength}
            onChange={(event) => set({ description: event.target.value })}
            className="min-h-16"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button size="sm" loading={isReading} disabled={linkCardUrl(card.source) === null} onClick={fill}>
          <RefreshCw aria-hidden />
          {t("linkCard.fill")}
        </Button>
        <p role="status" className="min-w-40 flex-1 text-caption text-muted-fg">
          {isReading ? t("linkCard.reading") : nothingFound && t("linkCard.nothingFound")}
        </p>
      </div>
    </ContentSection>
  );
}

/** Fills in what is still empty from the card's page. What is typed meanwhile stays, and a removed card stays removed. */
function useSuggestion(card: LinkCard, onChange: (card: LinkCard) => void) {
  const { t } = useT("posts");
  const [nothingFound, setNothingFound] = useState(false);
  const latest = useRef<LinkCard | null>(card);
  useEffect(() => {
    latest.current = card;
    return () => {
      latest.current = null;
    };
  }, [card]);
  const { run, isRunning } = useAction(trpc.posts.suggestLinkCard.useMutation().mutateAsync, {
    failed: () => t("linkCard.nothingFound"),
    onDone(suggested, { source }) {
      const now = latest.current;
      if (now?.source !== source) return;
      setNothingFound(suggested === null);
      if (!suggested) return;
      onChange({
        ...now,
        title: now.title || suggested.title,
        description: now.description || suggested.description,
      });
    },
  });
  return {
    nothingFound,
    isReading: isRunning,
    fill() {
      setNothingFound(false);
      void run({ source: card.source });
    },
  };
}
