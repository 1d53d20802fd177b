import { RadioGroup } from "@takt/ui/radio-group";
import { useT } from "next-i18next/client";

type Visibility = "PUBLIC" | "CONNECTIONS";

/** The visibility of a post: anyone, or connections only. */
export function VisibilityField({
  value,
  onChange,
}: {
  value: Visibility;
  onChange: (value: Visibility) => void;
}) {
  const { t } = useT("posts");
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium">{t("editor.visibility")}</p>
      <RadioGroup
        label={t("editor.visibility")}
        value={value}
        onValueChange={onChange}
        className="flex flex-wrap gap-x-5"
        options={[
          { value: "PUBLIC", label: t("editor.visibilities.PUBLIC") },
          { value: "CONNECTIONS", label: t("editor.visibilities.CONNECTIONS") },
        ]}
      />
    </div>
  );
}
