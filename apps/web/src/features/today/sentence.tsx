import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { withVerbatim } from "@takt/ui/verbatim";
import { Fragment } from "react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LocaleLink } from "../shared/locale-link";
import { useWhen } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { hourIn } from "../shared/time/wall-clock";
import { greetedName, partOfDay, sentenceParts, type SentencePart } from "./sentence-parts";
import { useComingWeek } from "./week/use-coming-week";

/** The page's heading: a greeting, and in one sentence what is out, what comes, and what needs the user. Each part is a link. */
export function Sentence({ now }: { now: Date }) {
  const { t } = useT("today");
  const locale = useLocale();
  const when = useWhen();
  const { displayName, name: memberName, zone, lastLoginAt } = useMe();
  const { data: overview } = trpc.posts.overview.useQuery();
  const week = useComingWeek(now);
  const called = displayName ?? memberName;
  const greeting = partOfDay(hourIn(now, zone));
  const parts =
    week.data && overview
      ? sentenceParts({ posts: week.data.posts, today: week.today, zone, needs: overview.needsYou })
      : [];
  return (
    <div className="grid gap-1">
      <h1
        aria-live="polite"
        tabIndex={-1}
        className="outline-hidden max-w-2xl text-2xl/[1.3] tracking-[-0.025em] text-balance wrap-anywhere sm:text-[1.625rem]/8.5"
      >
        {called
          ? withVerbatim(greetedName(called, locale), (name) => t(`greeting.${greeting}`, { name }))
          : t(`greeting.${greeting}Nameless`)}{" "}
        <span className="text-muted-fg">
          <Parts parts={parts} />
        </span>
      </h1>
      {lastLoginAt && (
        <p className="text-xs text-muted-fg tabular-nums">{t("lastLogin", { when: when(lastLoginAt) })}</p>
      )}
    </div>
  );
}

/** The parts of the sentence, joined as the language joins a list. */
function Parts({ parts }: { parts: SentencePart[] }) {
  const { t } = useT("today");
  const locale = useLocale();
  const number = (count: number) => (count >= 2 && count <= 9 ? t(`numbers.${count as 2}`) : String(count));
  const texts = parts.map(({ key, count }) => t(`sentence.${key}`, { count, number: number(count) }));
  if (texts[0]) texts[0] = texts[0].charAt(0).toLocaleUpperCase(locale) + texts[0].slice(1);
  const pieces = new Intl.ListFormat(locale, { type: "conjunction" }).formatToParts(texts);
  const isText = ({ type }: { type: string }) => type !== "literal";
  return (
    <>
      {pieces.map((piece, place) => {
        if (!isText(piece)) return <Fragment key={place}>{piece.value}</Fragment>;
        const part = parts[pieces.slice(0, place).filter(isText).length]!;
        return <PartLink key={part.key} part={part} text={piece.value} />;
      })}
      {pieces.length > 0 && "."}
    </>
  );
}

function PartLink({ part: { key, href }, text }: { part: SentencePart; text: string }) {
  const className = cn(
    "rounded-sm underline decoration-border-button decoration-1 underline-offset-4 hover:decoration-current",
    key === "needs" && "text-foreground decoration-border-strong decoration-[1.5px]",
    focusRing,
  );
  return href.startsWith("#") ? (
    <a href={href} className={className}>
      {text}
    </a>
  ) : (
    <LocaleLink href={href} className={className}>
      {text}
    </LocaleLink>
  );
}
