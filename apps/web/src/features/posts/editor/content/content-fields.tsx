import { findCardLink } from "@takt/domain/posts/model/link-card";
import { EMPTY_POLL } from "@takt/domain/posts/model/poll";
import { shortenUrl, showUrl } from "@takt/text/links/show-url";
import { Button } from "@takt/ui/button";
import { ChartNoAxesColumn, Link } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { MediaField } from "~/features/media/parts/media-field";
import type { Uploads } from "~/features/media/parts/use-uploads";
import { useDraftPart } from "~/features/shared/drafts/use-draft-part";
import { useLatePart } from "~/features/shared/drafts/use-late-part";
import type { PostEditorState } from "../use-post-editor";
import { LinkCardField } from "./link-card-field";
import { PollField } from "./poll-field";

/** The length in UTF-16 units to which the path of an offered address is shortened, with its host. */
const SHOWN_LENGTH = 56;

type Props = {
  editor: Pick<PostEditorState, "store" | "update">;
  uploads: Uploads;
  announce: (text: string) => void;
};

/** Fields for the content beside a post's text, of which LinkedIn takes one kind: files, a link card, or a poll. */
export function ContentFields({ editor: { store, update }, uploads, announce }: Props) {
  const { t } = useT("posts");
  const linkCard = useDraftPart(store, ({ value }) => value.linkCard ?? null);
  const link = useLatePart(store, ({ value }) => findCardLink(value.content));
  const poll = useDraftPart(store, ({ value }) => value.poll ?? null);
  const withoutFiles = uploads.items.length === 0;
  return (
    <>
      {linkCard && (
        <LinkCardField
          card={linkCard}
          onChange={(next) => update({ linkCard: next })}
          onRemove={() => {
            update({ linkCard: null });
            announce(t("linkCard.removed"));
          }}
        />
      )}
      {poll && (
        <PollField
          poll={poll}
          onChange={(next) => update({ poll: next })}
          onRemove={() => {
            update({ poll: null });
            announce(t("poll.removed"));
          }}
          announce={announce}
        />
      )}
      {(!poll || !withoutFiles) && (
        <MediaField
          uploads={uploads}
          announce={announce}
          hint={linkCard ? t("linkCard.imageHint") : undefined}
          isFull={linkCard !== null && !withoutFiles}
        />
      )}
      {!linkCard && !poll && (
        <AddContent
          link={link}
          files={uploads.items.map(({ kind }) => kind)}
          onLinkCard={(source) => update({ linkCard: { source, title: "", description: "" } })}
          onPoll={() => update({ poll: EMPTY_POLL })}
        />
      )}
    </>
  );
}

type AddProps = {
  /** The first link of the text, or null. */
  link: string | null;
  files: readonly string[];
  onLinkCard: (source: string) => void;
  onPoll: () => void;
};

/** Offers a card for a link in the text, and a poll, where the files leave room for them. */
function AddContent({ link, files, onLinkCard, onPoll }: AddProps) {
  const { t } = useT("posts");
  const takesCard = link !== null && (files.length === 0 || (files.length === 1 && files[0] === "image"));
  if (!takesCard && files.length > 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {takesCard && (
        <Button
          className="h-auto min-h-9 max-w-full py-1 pointer-coarse:min-h-11"
          onClick={() => onLinkCard(link)}
        >
          <Link aria-hidden />
          <span className="text-left wrap-anywhere whitespace-normal">
            {t("linkCard.add", { address: shortenUrl(showUrl(link), SHOWN_LENGTH) })}
          </span>
        </Button>
      )}
      {files.length === 0 && (
        <Button onClick={onPoll}>
          <ChartNoAxesColumn aria-hidden />
          {t("poll.add")}
        </Button>
      )}
    </div>
  );
}
