import { POST_METRICS, type PostMetric } from "@takt/domain/analytics/model/metrics";
import { Skeleton } from "@takt/ui/skeleton";
import { Fact } from "~/features/shared/fact";
import { ImportLink } from "~/features/shared/import-link";
import { LoadError } from "~/features/shared/load-error";
import { useT } from "~/i18n/use-t";
import { type RouterOutputs, trpc } from "~/trpc/react";
import { groupByOrigin } from "../group-by-origin";
import { useNumbers } from "./use-numbers";
import { useOriginText } from "./use-origin-text";
import { NoFigures } from "./no-figures";

type Figures = RouterOutputs["analytics"]["post"];

/** In this order, as far as they are known; the others follow. */
const FIRST: readonly PostMetric[] = ["impressions", "membersReached", "reactions", "comments", "reshares"];
const ORDER = [...new Set([...FIRST, ...POST_METRICS])];

/** So many are said in large; the others are a line each. */
const HEADLINES = 4;

/** Known figures of a post on LinkedIn, their sources and when they were measured; unreported ones in one line. */
export function PostFigures({ postId }: { postId: string }) {
  const { t } = useT("analytics");
  const query = trpc.analytics.post.useQuery({ id: postId });
  if (query.isPending) return <Skeleton className="h-24" />;
  if (!query.data) return <LoadError title={t("loadFailed")} query={query} />;
  if (query.data.length === 0) return <NoFigures />;
  const { data } = query;
  return (
    <KnownFigures figures={ORDER.flatMap((metric) => data.find((one) => one.metric === metric) ?? [])} />
  );
}

function KnownFigures({ figures }: { figures: Figures }) {
  const { t } = useT("analytics");
  const { whole, percent } = useNumbers();
  const valueOf = (metric: string) => figures.find((one) => one.metric === metric)?.value;
  const [impressions, engagements] = [valueOf("impressions"), valueOf("engagements")];
  const hasRate = impressions && engagements !== undefined;
  const unknown = POST_METRICS.filter((metric) => valueOf(metric) === undefined);
  return (
    <div className="grid gap-3" data-testid="post-figures">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3">
        {figures.slice(0, HEADLINES).map(({ metric, value }) => (
          <div key={metric} className="grid min-w-0">
            <dt className="text-caption text-muted-fg">{t(`metrics.${metric}`)}</dt>
            <dd className="text-[1.375rem]/7 font-semibold tracking-[-0.02em] tabular-nums">
              {whole(value)}
            </dd>
          </div>
        ))}
      </dl>
      {(figures.length > HEADLINES || hasRate) && (
        <dl className="grid divide-y divide-border border-t border-border text-caption *:py-1.5">
          {hasRate && <Fact name={t("metrics.engagementRate")}>{percent(engagements / impressions)}</Fact>}
          {figures.slice(HEADLINES).map(({ metric, value }) => (
            <Fact key={metric} name={t(`metrics.${metric}`)}>
              {whole(value)}
            </Fact>
          ))}
        </dl>
      )}
      <Origins figures={figures} />
      {unknown.length > 0 && (
        <p className="text-caption text-pretty text-muted-fg" data-testid="unknown-figures">
          {t("figures.notKnown", { names: unknown.map((metric) => t(`metrics.${metric}`)).join(", ") })}{" "}
          <ImportLink />
        </p>
      )}
    </div>
  );
}

/** Where the figures come from and when they were measured, each origin once. */
function Origins({ figures }: { figures: Figures }) {
  const { t } = useT("analytics");
  const originText = useOriginText();
  const named = figures.map((one) => ({ name: t(`metrics.${one.metric}`), origin: originText(one) }));
  const groups = groupByOrigin(named);
  return (
    <div className="grid gap-0.5 text-caption text-pretty text-muted-fg">
      {groups.map(({ origin, names }) => (
        <p key={origin}>
          {groups.length === 1
            ? t("provenance.all", { origin })
            : t("provenance.some", { names: names.join(", "), origin })}
        </p>
      ))}
    </div>
  );
}
