import type { ReviewLinkView } from "@takt/domain/posts/model/review-view";
import { AlertDialog } from "@takt/ui/alert-dialog";
import { withVerbatim } from "@takt/ui/verbatim";
import { useRef, useState } from "react";
import { LoadError } from "~/features/shared/load-error";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LinkRow } from "./link-row";
import { useRevokeLink } from "./use-revoke-link";

/** The review links of a post, the newest first, and how they are revoked. */
export function LinkList({ postId }: { postId: string }) {
  const { t } = useT(["reviews", "common"]);
  const links = trpc.reviewLinks.list.useQuery({ postId });
  const revoke = useRevokeLink(postId);
  const [asked, setAsked] = useState<ReviewLinkView | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="grid gap-2 border-t border-border pt-5">
      <h3 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-hidden">
        {t("links.title")}
      </h3>
      {links.data ? (
        <Links links={links.data} onRevoke={setAsked} />
      ) : (
        links.error && <LoadError title={t("links.loadFailed")} query={links} />
      )}
      {asked && (
        <AlertDialog
          open
          onOpenChange={() => setAsked(null)}
          title={withVerbatim(asked.name, (name) => t("links.question", { name }))}
          description={<p>{t("links.consequence")}</p>}
          cancelLabel={t("common:cancel")}
          actionLabel={t("links.revoke")}
          tone="danger"
          onAction={() => {
            void revoke.run(asked);
            setAsked(null);
            // The dialog first gives the focus back to a button that is gone.
            setTimeout(() => heading.current?.focus());
          }}
        />
      )}
    </section>
  );
}

type LinksProps = { links: readonly ReviewLinkView[]; onRevoke: (link: ReviewLinkView) => void };

function Links({ links, onRevoke }: LinksProps) {
  const { t } = useT("reviews");
  if (links.length === 0) return <p className="text-sm text-muted-fg">{t("links.none")}</p>;
  return (
    <ul className="divide-y divide-border">
      {links.map((link) => (
        <LinkRow key={link.id} link={link} onRevoke={() => onRevoke(link)} />
      ))}
    </ul>
  );
}
