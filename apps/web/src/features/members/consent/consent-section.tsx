import type { ConsentView } from "@takt/domain/members/model/consent-view";
import { Button } from "@takt/ui/button";
import { Callout } from "@takt/ui/callout";
import { Section } from "@takt/ui/section";
import { Skeleton } from "@takt/ui/skeleton";
import { Switch } from "@takt/ui/switch";
import { Undo2 } from "lucide-react";
import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LoadError } from "~/features/shared/load-error";
import { useClock, useNow, useWhen } from "~/features/shared/time/use-clock";
import { useConsent } from "./use-consent";

const MINUTE_MS = 60_000;

/** Whether others of the workspace may publish under the reader's name: a switch that takes effect at once. */
export function ConsentSection() {
  const { t } = useT("members");
  const query = trpc.members.consent.useQuery();
  return (
    <Section title={t("consent.title")}>
      {query.data ? (
        <ConsentField consent={query.data} />
      ) : query.isError ? (
        <LoadError title={t("consent.loadFailed")} query={query} />
      ) : (
        <Skeleton className="h-16 rounded-xl" />
      )}
    </Section>
  );
}

function ConsentField({ consent }: { consent: ConsentView }) {
  const { t } = useT("members");
  const { day } = useClock();
  const id = useId();
  const { isConsented, isChanging, choose, undo } = useConsent(consent);
  const { consentedAt, withdrawal } = consent;
  return (
    <>
      <div className="flex items-start gap-3">
        <Switch
          id={id}
          aria-describedby={`${id}-text`}
          checked={isConsented}
          onCheckedChange={choose}
          className="mt-0.5"
        />
        <div className="grid min-w-0 gap-1">
          <label htmlFor={id} className="cursor-pointer text-sm font-medium pointer-coarse:py-1">
            {t("consent.switch")}
          </label>
          <p id={`${id}-text`} className="max-w-[68ch] text-sm text-pretty text-muted-fg">
            {t("consent.text")}
          </p>
          {isConsented && consentedAt && (
            <p className="text-caption text-muted-fg">{t("consent.since", { day: day(consentedAt) })}</p>
          )}
        </div>
      </div>
      {withdrawal && !isConsented && (
        <WithdrawalNotice withdrawal={withdrawal} isChanging={isChanging} onUndo={undo} />
      )}
    </>
  );
}

type NoticeProps = {
  withdrawal: NonNullable<ConsentView["withdrawal"]>;
  isChanging: boolean;
  onUndo: () => void;
};

/** Posts that a withdrawal has cancelled, and until when that can be undone; nothing where it cancelled no post. */
function WithdrawalNotice({ withdrawal: { until, posts }, isChanging, onUndo }: NoticeProps) {
  const { t } = useT(["members", "common"]);
  const when = useWhen();
  const now = useNow(MINUTE_MS);
  if (posts === 0 || (now !== null && until <= now)) return null;
  return (
    <Callout
      tone="amber"
      role="status"
      icon={<Undo2 aria-hidden />}
      actions={
        <Button size="sm" className="pointer-coarse:min-h-11" loading={isChanging} onClick={onUndo}>
          {t("common:undo")}
        </Button>
      }
    >
      <p className="text-pretty">{t("consent.notice", { count: posts, time: when(until) })}</p>
    </Callout>
  );
}
