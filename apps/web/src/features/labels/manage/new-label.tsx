import { LABEL_LIMITS } from "@takt/domain/labels/model/label-limits";
import { Button } from "@takt/ui/button";
import { Input } from "@takt/ui/input";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { useCreateLabel } from "../use-create-label";

/** Creates a label of a typed name. */
export function NewLabel() {
  const { t } = useT("labels");
  const { run, isRunning } = useCreateLabel();
  const [name, setName] = useState("");
  const isEmpty = name.trim() === "";
  return (
    <form
      className="flex w-full items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) void run(name.trim()).then((label) => label && setName(""));
      }}
    >
      <Input
        aria-label={t("manage.new")}
        placeholder={t("manage.new")}
        className="min-w-0 flex-1"
        maxLength={LABEL_LIMITS.name}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" loading={isRunning} disabled={isEmpty}>
        <Plus aria-hidden />
        {t("manage.create")}
      </Button>
    </form>
  );
}
