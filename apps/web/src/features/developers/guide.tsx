import { getT } from "~/i18n/server";
import { MarkdownText } from "../content/parts/markdown-text";
import { CodeBlock } from "./code-block";
import { createExamples, EXAMPLE_LANGUAGES, type ExampleLanguage } from "./create-examples";
import { createFileExamples } from "./create-file-examples";
import { createPlanningExamples } from "./create-planning-examples";

/** Rules of every operation, in the order in which a program meets them. */
export const GUIDE_SECTIONS = [
  "keys",
  "versions",
  "repetition",
  "files",
  "events",
  "limits",
  "errors",
  "changes",
  "mcp",
] as const;

type Props = { apiUrl: string; values: Record<string, string | number> };

/** The guide: an example in each language, and what concerns every operation. */
export async function Guide({ apiUrl, values }: Props) {
  const { t, lng } = await getT("developers");
  return (
    <>
      <section aria-labelledby="start" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="start" className="scroll-mt-6 text-xl/7 font-semibold">
          {t("guide.start.title")}
        </h2>
        <MarkdownText text={t("guide.start.text", values)} locale={lng} />
        <p className="text-sm/6 text-pretty">
          <a href={new URL(apiUrl).pathname + "/openapi.json"} className="link">
            {t("guide.start.document")}
          </a>{" "}
          {t("guide.start.documentText")}
        </p>
        <MarkdownText text={t("guide.start.programs")} locale={lng} />
        <Programs programs={createExamples(apiUrl)} label={t("guide.start.scheduling")} testId="example" />
        <MarkdownText text={t("guide.start.more")} locale={lng} />
        <Programs
          programs={createPlanningExamples(apiUrl)}
          label={t("guide.start.planning")}
          testId="planning"
        />
        <MarkdownText text={t("guide.start.examples")} locale={lng} />
      </section>
      {GUIDE_SECTIONS.map((name) => (
        <section key={name} aria-labelledby={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id={name} className="scroll-mt-6 text-xl/7 font-semibold">
            {t(`guide.${name}.title`)}
          </h2>
          <MarkdownText text={t(`guide.${name}.text`, values)} locale={lng} />
          {name === "files" && (
            <Programs
              programs={createFileExamples(apiUrl)}
              label={t("guide.files.example")}
              testId="file-example"
            />
          )}
        </section>
      ))}
    </>
  );
}

type ProgramsProps = { programs: Record<ExampleLanguage, string>; label: string; testId: string };

/** The same program in each language. */
function Programs({ programs, label, testId }: ProgramsProps) {
  return EXAMPLE_LANGUAGES.map((language) => (
    <CodeBlock
      key={language}
      title={
        <h3 className="text-sm font-semibold">
          {label}:{" "}
          <span lang="en" translate="no">
            {language}
          </span>
        </h3>
      }
      label={`${label}: ${language}`}
      code={programs[language]}
      testId={`${testId}-${language}`}
    />
  ));
}
