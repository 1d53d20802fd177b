import { SegmentedControl } from "@takt/ui/segmented-control";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useWorkspace } from "~/features/shared/navigation/workspace";
import { WHOSE, type Whose } from "./whose";

type Props = { current: Whose; onChange: (whose: Whose) => void };

/** Whose posts are shown, in a workspace of several members; those that wait for the user only where they approve. */
export function WhoseFilter({ current, onChange }: Props) {
  const { t } = useT("posts");
  const { slug } = useWorkspace();
  const { data: overview } = trpc.posts.overview.useQuery();
  if (slug === null) return null;
  const approves = (overview?.waiting ?? null) !== null;
  const offered = WHOSE.filter((one) => one !== "waiting" || approves || one === current);
  return (
    <SegmentedControl
      size="sm"
      label={t("list.whose.label")}
      value={current}
      onChange={onChange}
      options={offered.map((value) => ({ value, label: t(`list.whose.${value}`) }))}
      // As wide as its texts are, which are of different lengths.
      className="max-w-full flex-wrap justify-self-start *:flex-auto"
    />
  );
}
