import type { MemberView } from "@takt/domain/members/model/member-view";
import type { ApprovalRules } from "@takt/domain/posts/model/approval-view";
import { verbatim } from "@takt/ui/verbatim";
import { Section } from "@takt/ui/section";
import { useT } from "~/i18n/use-t";
import { useMemberName } from "../use-member-name";
import { NameList } from "./name-list";
import { StageStep, StageTrack } from "./stage-track";
import { StageWarning } from "./stage-warning";
import { useReminderText } from "./use-reminder-text";

type Props = {
  rules: ApprovalRules;
  approvers: readonly MemberView[];
  /** Whether it says who changes the rules. */
  saysWho: boolean;
};

/** How the workspace approves posts, for those who do not change it. */
export function RulesView({ rules, approvers, saysWho }: Props) {
  const { t } = useT("approvals");
  const reminderText = useReminderText();
  const { stages, isOwnAllowed, reminderHours } = rules;
  const who = saysWho && <p className="text-caption text-muted-fg">{t("rules.view.who")}</p>;
  if (stages.length === 0)
    return (
      <div className="grid gap-2">
        <p className="text-sm">{t("rules.view.none")}</p>
        {who}
      </div>
    );
  return (
    <Section title={t("rules.stages.title")} text={t("rules.view.intro", { count: stages.length })}>
      <StageTrack label={t("rules.stages.list")}>
        {stages.map((stage, position) => (
          <StageStep key={position} number={position + 1}>
            <div className="grid gap-0.5 pt-1">
              <h3 {...verbatim} className="text-sm font-medium wrap-anywhere">
                {stage.name}
              </h3>
              <StageApprovers stage={stage} approvers={approvers} />
            </div>
          </StageStep>
        ))}
      </StageTrack>
      <ul className="grid max-w-[68ch] gap-1 text-sm text-pretty text-muted-fg">
        <li>{t(isOwnAllowed ? "rules.view.ownAllowed" : "rules.view.ownRefused")}</li>
        <li>{t("rules.view.reminder", { time: reminderText(reminderHours) })}</li>
      </ul>
      {who}
    </Section>
  );
}

type StageProps = Pick<Props, "approvers"> & { stage: ApprovalRules["stages"][number] };

function StageApprovers({ stage: { approverIds, approvers: count }, approvers }: StageProps) {
  const { t } = useT("approvals");
  const nameOf = useMemberName();
  if (count === 0) return <StageWarning>{t("rules.approvers.none")}</StageWarning>;
  const chosen = approvers.filter(({ userId }) => approverIds?.includes(userId));
  return (
    <p className="text-sm text-pretty text-muted-fg">
      {approverIds === null ? (
        t("rules.view.everyone", { count })
      ) : (
        <>
          {t("rules.view.chosen")} <NameList names={chosen.map(nameOf)} />
        </>
      )}
    </p>
  );
}
