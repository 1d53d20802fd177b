import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { Badge } from "@takt/ui/badge";
import { buttonStyle } from "@takt/ui/button-style";
import { verbatim } from "@takt/ui/verbatim";
import { Check, ExternalLink } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { excerpt } from "../posts/parts/post-summary";
import { toReceiptSteps } from "../posts/parts/receipt/receipt-steps";
import { ReceiptStepsList } from "../posts/parts/receipt/receipt-steps-list";
import { LocaleLink } from "../shared/locale-link";
import { SectionLoading } from "./section-loading";

/** The post and its receipt, loaded after the page (lazy-sections.tsx). */
export function JustOutReceipt({ post }: { post: PostSummary }) {
  const { t } = useT(["today", "posts"]);
  const { data: attempts, isPending } = trpc.posts.receipts.useQuery({ id: post.id });
  const steps = attempts ? toReceiptSteps(post, attempts) : [];
  return (
    <article className="grid gap-2.5 rounded-xl border border-border bg-surface p-3.5">
      <Badge tone="green" className="justify-self-start">
        <Check aria-hidden />
        {t("posts:status.published")}
      </Badge>
      <LocaleLink
        href={`/app/content/edit/${post.id}`}
        className="line-clamp-2 font-medium wrap-anywhere hover:text-primary-text"
      >
        <span {...verbatim}>{excerpt(post.excerpt, 90) || t("posts:untitled")}</span>
      </LocaleLink>
      {isPending && <SectionLoading className="h-20.5" />}
      {steps.length > 0 && <ReceiptStepsList steps={steps} className="text-xs text-muted-fg" />}
      {post.linkedinUrl && (
        <a
          href={post.linkedinUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ size: "sm", className: "justify-self-start" })}
        >
          <ExternalLink aria-hidden />
          {t("justOut.open")}
        </a>
      )}
    </article>
  );
}
