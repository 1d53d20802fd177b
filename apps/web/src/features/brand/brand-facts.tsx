import type { BrandView } from "@takt/domain/brand/model/brand-view";
import { verbatim } from "@takt/ui/verbatim";
import { Section } from "@takt/ui/section";
import { useT } from "~/i18n/use-t";
import { Fact } from "../shared/fact";
import { BrandPreview } from "./brand-preview";
import type { BrandedWorkspace } from "./branded-workspace";
import { toLogoUrl } from "./parts/to-logo-url";

/** The brand of a workspace whose plan has ended, which nobody changes. */
export function BrandFacts({ workspace, brand }: { workspace: BrandedWorkspace; brand: BrandView }) {
  const { t } = useT("brand");
  const facts = {
    [t("name.label")]: brand.name,
    [t("colors.primary.label")]: brand.primaryColor,
    [t("colors.secondary.label")]: brand.secondaryColor,
    [t("email.sender.label")]: brand.senderName,
    [t("email.footer.label")]: brand.footer,
  };
  return (
    <div className="grid items-start gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Section title={t("title")} text={t("readOnly")} className="max-w-2xl">
        <dl className="grid gap-2 text-sm">
          {Object.entries(facts).map(([label, fact]) => (
            <Fact key={label} name={label}>
              {fact === null ? t("empty") : <span {...verbatim}>{fact}</span>}
            </Fact>
          ))}
          <Fact name={t("poweredBy.title")}>{t(brand.poweredBy ? "poweredBy.on" : "poweredBy.off")}</Fact>
        </dl>
      </Section>
      <BrandPreview
        brand={brand}
        name={brand.name ?? workspace.name}
        logoUrl={toLogoUrl(workspace.slug, brand)}
      />
    </div>
  );
}
