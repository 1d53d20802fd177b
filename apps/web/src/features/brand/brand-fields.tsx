import { BRAND_LIMITS } from "@takt/domain/brand/model/brand-limits";
import { Field, Label } from "@takt/ui/field";
import { Input, Textarea } from "@takt/ui/input";
import { Section } from "@takt/ui/section";
import { Switch } from "@takt/ui/switch";
import { verbatim } from "@takt/ui/verbatim";
import { useId } from "react";
import { useT } from "~/i18n/use-t";
import type { BrandedWorkspace } from "./branded-workspace";
import { ColorField } from "./color-field";
import { LogoField } from "./logo-field";
import type { BrandForm } from "./use-brand-form";
import { useLogo } from "./use-logo";

type Props = { workspace: BrandedWorkspace; form: BrandForm; logoUrl: string | null };

/** The fields of a brand; the logo is saved apart from them, at once. */
export function BrandFields({ workspace, form, logoUrl }: Props) {
  const { t } = useT("brand");
  const logo = useLogo(workspace.slug);
  const { value, faults, shown, set } = form;
  return (
    <>
      <Section title={t("title")} text={t("intro")}>
        <Field
          label={t("name.label")}
          hint={t("name.hint")}
          error={faults.name && t("name.tooLong", { max: BRAND_LIMITS.name })}
        >
          {(control) => (
            <Input
              {...control}
              {...verbatim}
              value={value.name}
              onChange={(event) => set({ name: event.target.value })}
              placeholder={workspace.name}
              autoComplete="organization"
            />
          )}
        </Field>
        <LogoField logoUrl={logoUrl} logo={logo} />
      </Section>
      <Section title={t("colors.title")} text={t("colors.text")}>
        <div className="grid gap-x-8 gap-y-5">
          <ColorField
            name="primary"
            typed={value.primaryColor}
            shown={shown.primaryColor}
            isInvalid={faults.primaryColor !== undefined}
            onChange={(primaryColor) => set({ primaryColor })}
          />
          <ColorField
            name="secondary"
            typed={value.secondaryColor}
            shown={shown.secondaryColor}
            isInvalid={faults.secondaryColor !== undefined}
            onChange={(secondaryColor) => set({ secondaryColor })}
          />
        </div>
      </Section>
      <EmailFields form={form} />
    </>
  );
}

function EmailFields({ form: { value, faults, set } }: Pick<Props, "form">) {
  const { t } = useT("brand");
  const id = useId();
  const { senderName: fault } = faults;
  return (
    <Section title={t("email.title")}>
      <Field
        label={t("email.sender.label")}
        hint={t("email.sender.hint")}
        error={
          fault &&
          (fault === "tooLong"
            ? t("email.sender.tooLong", { max: BRAND_LIMITS.senderName })
            : t("email.sender.characters"))
        }
      >
        {(control) => (
          <Input
            {...control}
            {...verbatim}
            value={value.senderName}
            onChange={(event) => set({ senderName: event.target.value })}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label={t("email.footer.label")}
        hint={t("email.footer.hint")}
        error={faults.footer && t("email.footer.tooLong", { max: BRAND_LIMITS.footer })}
      >
        {(control) => (
          <Textarea
            {...control}
            value={value.footer}
            onChange={(event) => set({ footer: event.target.value })}
            className="min-h-16"
          />
        )}
      </Field>
      <div className="flex items-start justify-between gap-4">
        <div className="grid gap-1">
          <Label htmlFor={id}>{t("poweredBy.label")}</Label>
          <p id={`${id}-hint`} className="text-caption text-pretty text-muted-fg">
            {t("poweredBy.hint")}
          </p>
        </div>
        <Switch
          id={id}
          aria-describedby={`${id}-hint`}
          checked={value.poweredBy}
          onCheckedChange={(poweredBy) => set({ poweredBy })}
        />
      </div>
    </Section>
  );
}
