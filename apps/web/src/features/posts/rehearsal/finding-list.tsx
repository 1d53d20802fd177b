import { FINDING_SEVERITY, type Finding } from "@takt/domain/posts/model/finding";
import { cn } from "@takt/ui/cn";
import { Callout } from "@takt/ui/callout";
import { TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { FindingFix } from "./finding-fix";
import { useFindingText } from "./use-finding-text";

type Props = {
  findings: readonly Finding[];
  postId: string;
  /** The name of who the post is under, where that is not the reader. */
  otherAuthor: string | null;
  /** The id of the region, for the field that it describes. */
  id?: string;
  className?: string;
};

/** Findings that fail a post when it goes out, each with its fix. The region is always there, so that it is announced. */
export function FindingList({ findings, postId, otherAuthor, id, className }: Props) {
  const { t } = useT("posts");
  const text = useFindingText();
  const isRefused = findings.some(({ code }) => FINDING_SEVERITY[code] === "refused");
  return (
    <div id={id} role="status" data-testid="rehearsal" className={cn("empty:absolute", className)}>
      {findings.length > 0 && (
        <Callout tone={isRefused ? "red" : "amber"} icon={<TriangleAlert aria-hidden />}>
          <p className="font-medium">{t(isRefused ? "rehearsal.refused" : "rehearsal.warning")}</p>
          <ul className="grid gap-1">
            {findings.map((finding, at) => (
              <li key={`${finding.code}-${at}`} className="text-pretty wrap-anywhere">
                {text(finding)} <FindingFix {...{ finding, postId, otherAuthor }} />
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
}
