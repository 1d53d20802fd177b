import { verbatim } from "@takt/ui/verbatim";
import { Check, Globe, Hash, Paperclip, Users, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { useIsReady } from "~/features/posts/parts/rehearsal-note";

export type Next = NonNullable<RouterOutputs["posts"]["next"]>;

/** Hashtags that are named; the others are counted. */
const SHOWN_HASHTAGS = 2;

/** Whether the next post is ready, who will see it, and what it has with it. */
export function NextFacts({ post }: { post: Next }) {
  const { t } = useT(["today", "posts"]);
  const { visibility, hashtags, mediaCount } = post;
  const [first, more] = [hashtags.slice(0, SHOWN_HASHTAGS), hashtags.length - SHOWN_HASHTAGS];
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted-fg">
      <Ready post={post} />
      <Fact icon={visibility === "PUBLIC" ? Globe : Users}>
        {t(`posts:editor.visibilities.${visibility}`)}
      </Fact>
      {first.length > 0 && (
        <Fact icon={Hash}>
          <span {...verbatim}>{first.join(", ")}</span>
          {more > 0 && ` +${more}`}
        </Fact>
      )}
      {mediaCount > 0 && <Fact icon={Paperclip}>{t("next.files", { count: mediaCount })}</Fact>}
    </p>
  );
}

function Ready({ post }: { post: Next }) {
  const { t } = useT("today");
  if (!useIsReady(post) || post.heldBack) return null;
  return (
    <Fact icon={Check} className="text-primary-text">
      {t("next.ready")}
    </Fact>
  );
}

function Fact({
  icon: Icon,
  className = "",
  children,
}: {
  icon: LucideIcon;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={`inline-flex items-center gap-1 ${className}`}>
      <Icon aria-hidden className="size-3.5" />
      <span>{children}</span>
    </span>
  );
}
