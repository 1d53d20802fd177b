import { buttonStyle } from "@takt/ui/button-style";
import { Section } from "@takt/ui/section";
import { ExternalLink } from "lucide-react";
import { useT } from "~/i18n/use-t";

/** LinkedIn's own pages (docs/linkedin-api.md, The member's own files). */
const PAGES = {
  archive: "https://www.linkedin.com/mypreferences/d/download-my-data",
  analytics: "https://www.linkedin.com/analytics/creator/content/",
} as const;

/** The steps to one of the two files, with a link to LinkedIn's page. */
export function FileSteps({ kind }: { kind: "archive" | "analytics" }) {
  const { t } = useT("sync");
  return (
    <Section title={t(`${kind}.title`)} text={t(`${kind}.gives`)}>
      <p className="text-sm font-medium">{t(`${kind}.file`)}</p>
      <ol className="grid list-decimal gap-2 ps-5 text-sm text-pretty">
        {(["step1", "step2", "step3"] as const).map((step) => (
          <li key={step}>{t(`${kind}.${step}`)}</li>
        ))}
      </ol>
      <div>
        <a
          href={PAGES[kind]}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: "outline" })}
        >
          <ExternalLink aria-hidden />
          {t(`${kind}.open`)}
        </a>
      </div>
    </Section>
  );
}
