import type { PostView } from "@takt/domain/posts/model/post-view";
import { REVIEW_LINK_DAYS, REVIEW_NAME_LENGTH } from "@takt/domain/posts/model/review-link-input";
import { Button } from "@takt/ui/button";
import { Checkbox } from "@takt/ui/checkbox";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { Link2 } from "lucide-react";
import { useId, useRef, useState, type FormEvent } from "react";
import { useCan } from "~/features/shared/use-can";
import { useErrorText } from "~/features/shared/use-error-text";
import { useT } from "~/i18n/use-t";
import type { MadeLink } from "./new-link";
import { useCreateLink } from "./use-create-link";

type Days = (typeof REVIEW_LINK_DAYS)[number];
const DEFAULT_DAYS: Days = 7;

type Props = {
  post: Pick<PostView, "id" | "approval">;
  /** Called with whether something is entered that closing would lose. */
  onEntered: (isEntered: boolean) => void;
  onMade: (link: MadeLink) => void;
};

/** For whom a new review link is, how long it works, and whether its guest may approve. */
export function LinkForm({ post, onEntered, onMade }: Props) {
  const { t } = useT("reviews");
  const errorText = useErrorText();
  const [name, setName] = useState("");
  const [days, setDays] = useState<Days>(DEFAULT_DAYS);
  const [mayApprove, setMayApprove] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const offersApproval = useCan()("posts.approve") && post.approval !== null;
  const create = useCreateLink(post.id, onMade);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === "");
    if (name.trim() === "") field.current?.focus();
    else void create.run({ name: name.trim(), days, mayApprove: offersApproval && mayApprove });
  };
  const error = isMissing ? t("share.nameMissing") : create.error ? errorText(create.error) : null;
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field label={t("share.name")} hint={t("share.nameHint")} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            autoComplete="off"
            maxLength={REVIEW_NAME_LENGTH}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setMissing(false);
              create.clearError();
              onEntered(target.value.trim() !== "");
            }}
          />
        )}
      </Field>
      <DaysField days={days} onChange={setDays} />
      {offersApproval && (
        <Checkbox
          checked={mayApprove}
          onCheckedChange={(checked) => setMayApprove(checked === true)}
          label={t("share.mayApprove")}
          hint={t("share.mayApproveHint")}
        />
      )}
      <Button type="submit" variant="primary" loading={create.isRunning} className="justify-self-start">
        <Link2 aria-hidden />
        {t("share.create")}
      </Button>
    </form>
  );
}

function DaysField({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const { t } = useT("reviews");
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <span id={id} aria-hidden className="text-sm font-medium">
        {t("share.days")}
      </span>
      <SegmentedControl
        label={t("share.days")}
        value={String(days)}
        onChange={(value) => onChange(REVIEW_LINK_DAYS.find((one) => String(one) === value)!)}
        options={REVIEW_LINK_DAYS.map((count) => ({
          value: String(count),
          label: t("share.daysChoice", { count }),
        }))}
      />
    </div>
  );
}
