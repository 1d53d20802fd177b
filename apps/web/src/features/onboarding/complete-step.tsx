import { Kbd } from "@takt/ui/kbd";
import { CircleCheck } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { trpc } from "~/trpc/react";
import { mayChangeSoon } from "../posts/parts/status/may-change-soon";
import { StatusBadge } from "../posts/parts/status/status-badge";
import { LocaleLink } from "../shared/locale-link";
import { now } from "../shared/time/now";
import { useWhen } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { useStoredDraft } from "../shared/use-stored-draft";
import { firstPostKeys } from "./post/first-post-storage";
import { StepFrame } from "./step-frame";
import type { StepProps } from "./use-onboarding";

/** Step 6: a summary of the setup, and the way into the app. */
export function CompleteStep(props: StepProps) {
  const { t } = useT(["onboarding", "common"]);
  const locale = useLocale();
  const { zone, shortcuts } = useMe();
  const { data: connection } = trpc.connections.get.useQuery();
  const { data: topics } = trpc.topics.count.useQuery();
  const { onboarding } = props;
  const connected = connection?.status === "active";
  return (
    <StepFrame
      {...props}
      title={t("complete.title")}
      intro={t("complete.intro")}
      onContinue={() => void onboarding.complete()}
      continuing={onboarding.leaving}
      continueLabel={t(onboarding.wanted ? "complete.wanted" : "complete.dashboard")}
      unskippable
    >
      <dl className="grid divide-y divide-border rounded-xl border border-border bg-surface px-4">
        <Row name={t("complete.language")}>{t(`common:languages.${locale}`)}</Row>
        <Row name={t("complete.zone")}>{zone.replaceAll("_", " ")}</Row>
        <Row name={t("complete.connection")}>
          {connection && (
            <>
              <span className="flex items-center gap-1.5">
                {connected && <CircleCheck aria-hidden className="size-4 text-primary-text" />}
                {t(connected ? "complete.connected" : "complete.notConnected")}
              </span>
              {!connected && <span className="text-caption text-muted-fg">{t("complete.connectLater")}</span>}
            </>
          )}
        </Row>
        <Row name={t("complete.topics")}>{topics && t("complete.topicsCount", { count: topics.count })}</Row>
        <Row name={t("complete.post")}>
          <PostSummaryLine onOpen={(path) => void onboarding.complete(path)} />
        </Row>
      </dl>
      {shortcuts && (
        <section className="grid gap-2.5">
          <h2 className="text-sm font-medium">{t("complete.shortcuts")}</h2>
          <ul className="grid gap-2 text-sm text-muted-fg">
            <li>
              <Kbd>C</Kbd> {t("complete.shortcutNew")}
            </li>
            <li>
              <Kbd>?</Kbd> {t("complete.shortcutHelp")}
            </li>
          </ul>
        </section>
      )}
    </StepFrame>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[11rem_1fr]">
      <dt className="text-sm text-muted-fg">{name}</dt>
      <dd className="grid min-h-6 gap-0.5 text-sm/6 font-medium">{children}</dd>
    </div>
  );
}

type PostSummaryLineProps = {
  /** Called when the link to the post is followed, which ends the onboarding. */
  onOpen: (path: string) => void;
};

/** The status of the first post, or of the latest post when this tab does not know the first. */
function PostSummaryLine({ onOpen }: PostSummaryLineProps) {
  const { t } = useT("onboarding");
  const when = useWhen();
  const me = useMe();
  const [postId] = useStoredDraft(firstPostKeys.id(me.id));
  const own = trpc.posts.get.useQuery(
    { id: postId },
    {
      enabled: postId !== "",
      refetchInterval: ({ state }) => (state.data && mayChangeSoon(state.data, now()) ? 2000 : false),
    },
  );
  const latest = trpc.posts.list.useQuery({ limit: 1 }, { enabled: postId === "" || own.isError });
  const post = own.data ?? latest.data?.posts[0];
  if (own.isLoading || latest.isLoading) return null;
  if (!post) return t("complete.noPost");
  const path = `/app/content/edit/${post.id}`;
  const scheduled = post.status === "scheduled" && post.scheduledAt;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusBadge status={post.status} />
      {scheduled && (
        <span className="tabular-nums">
          {t("complete.scheduledFor", { when: when(scheduled), zone: me.zone })}
        </span>
      )}
      <LocaleLink
        href={path}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(path);
        }}
        className="inline-flex min-h-6 items-center rounded underline underline-offset-3"
      >
        {t("complete.openPost")}
      </LocaleLink>
    </span>
  );
}
