import { firstStoredDay, isRange, type DayRange } from "@takt/domain/analytics/model/analytics-range";
import { parsePastDay } from "@takt/domain/posts/model/natural-time/parse-fields";
import { Button } from "@takt/ui/button";
import { FieldError } from "@takt/ui/field";
import { useId, useState } from "react";
import { useT } from "~/i18n/use-t";
import { DateField } from "../shared/time/date-field";
import { now } from "../shared/time/now";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";

type Props = { range: DayRange; today: string; onChoose: (range: DayRange) => void };

/** The first and the last day of a range of one's own. */
export function OwnDates({ range, today, onChoose }: Props) {
  const { t } = useT("analytics");
  const [days, setDays] = useState(range);
  const [isWrong, setIsWrong] = useState(false);
  const errorId = useId();
  const language = useLocale();
  const { zone, weekStart } = useMe();
  const read = (text: string) => parsePastDay({ text, language, now: now(), zone, weekStart });
  return (
    <form
      noValidate
      aria-label={t("range.own")}
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const isRight = isRange(days);
        setIsWrong(!isRight);
        if (isRight) onChoose(days);
      }}
    >
      {(["from", "to"] as const).map((end) => (
        <DateField
          key={end}
          label={t(`range.${end}`)}
          value={days[end]}
          read={read}
          today={today}
          first={firstStoredDay(today)}
          last={today}
          problemId={isWrong ? errorId : undefined}
          chooseLabel={t(`range.choose.${end}`)}
          className="w-44"
          onChange={(day) => setDays((before) => ({ ...before, [end]: day }))}
        />
      ))}
      <Button type="submit">{t("range.apply")}</Button>
      {isWrong && (
        <div role="alert" className="basis-full">
          <FieldError id={errorId}>{t("range.invalid")}</FieldError>
        </div>
      )}
    </form>
  );
}
