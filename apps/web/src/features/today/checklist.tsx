import { POST_STATUSES } from "@takt/domain/posts/model/post-transitions";
import { cn } from "@takt/ui/cn";
import { Check, ChevronRight } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useId, type ReactNode } from "react";
import { trpc } from "~/trpc/react";
import { useConnectHref } from "../shared/use-connect-href";
import { LocaleLink } from "../shared/locale-link";
import { useCan } from "../shared/use-can";
import { useMe } from "../shared/use-me";

/** The first steps, until there is a post. It shows nothing while the counts are loading. */
export function Checklist() {
  const { t } = useT("today");
  const titleId = useId();
  const canWrite = useCan()("drafts.write");
  const connectHref = useConnectHref();
  const { onboarding } = useMe();
  const { data: counts } = trpc.posts.counts.useQuery();
  const { data: connection } = trpc.connections.get.useQuery();
  const { data: topics } = trpc.topics.count.useQuery();
  // Its last step is a post.
  if (!canWrite || !counts || POST_STATUSES.some((status) => counts[status] > 0)) return null;
  const steps = [
    {
      name: "connect",
      done: connection?.status === "active",
      // A plain link, because a route handler redirects to another site.
      link: (content: ReactNode, className: string) => (
        <a href={connectHref} className={className}>
          {content}
        </a>
      ),
    },
    { name: "topic", done: (topics?.count ?? 0) > 0, link: linkTo("/app/content/bookmarks") },
    { name: "post", done: false, link: linkTo("/app/content/create") },
  ] as const;
  const done = steps.filter((step) => step.done).length;
  return (
    <section
      aria-labelledby={titleId}
      data-testid="checklist"
      className="grid gap-3 rounded-xl border border-border bg-surface p-4 sm:p-5"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={titleId} className="text-base/6">
          {t("checklist.title")}
        </h2>
        <p className="text-caption text-muted-fg tabular-nums">
          {t("checklist.progress", { done, all: steps.length })}
        </p>
      </header>
      <ol className="grid gap-2 lg:grid-flow-col lg:auto-cols-fr">
        {steps.map((step) => (
          <Step key={step.name} {...step} />
        ))}
      </ol>
      {onboarding !== "completed" && (
        <p className="text-caption text-muted-fg">
          {t("checklist.guided")}{" "}
          <LocaleLink href="/app/onboarding" className="link font-medium">
            {t("checklist.onboarding")}
          </LocaleLink>
        </p>
      )}
    </section>
  );
}

type Link = (content: ReactNode, className: string) => ReactNode;

function linkTo(href: string): Link {
  return (content, className) => (
    <LocaleLink href={href} className={className}>
      {content}
    </LocaleLink>
  );
}

function Step({ name, done, link }: { name: "connect" | "topic" | "post"; done: boolean; link: Link }) {
  const { t } = useT("today");
  const row = "flex h-full min-h-14 items-center gap-3 rounded-lg border px-3 py-2.5";
  const content = (
    <>
      <span
        aria-hidden
        className={cn(
          "grid size-6 shrink-0 place-items-center rounded-full",
          done ? "bg-primary text-primary-fg" : "border-2 border-border-strong",
        )}
      >
        {done && <Check className="size-3.5" />}
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="font-medium">
          {done && <span className="sr-only">{t("checklist.done")}: </span>}
          {t(`checklist.${name}.title`)}
        </span>{" "}
        <span className="text-caption text-pretty text-muted-fg">{t(`checklist.${name}.text`)}</span>
      </span>
      {!done && <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-fg" />}
    </>
  );
  return (
    <li data-done={done}>
      {done ? (
        <div className={cn(row, "border-transparent bg-surface-2")}>{content}</div>
      ) : (
        link(content, cn(row, "border-border transition-colors hover:bg-surface-2"))
      )}
    </li>
  );
}
