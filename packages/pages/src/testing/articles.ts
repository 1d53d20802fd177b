/** Ordinary pages, each with enough to read. */
const ENGLISH = [
  "A support team of three people answered four hundred letters a week before it sorted them.",
  "Triage means sorting incoming questions by topic, urgency and owner, before anybody answers one.",
  "After a month the first answer took two hours instead of nine, and nobody had been hired.",
];
const GERMAN = [
  "Ein Team von drei Leuten beantwortete jede Woche vierhundert Briefe, bevor es sie zu ordnen begann.",
  "Größe und Übersicht hängen zusammen: Wer zuerst ordnet, braucht für jede Antwort nur noch ein Drittel der Zeit.",
  "Nach einem Monat kam die erste Antwort nach zwei Stunden statt nach neun, ganz ohne neue Stellen.",
];

export const englishPage = () =>
  htmlPage({ title: "Sorting first", heading: "What triage means", paragraphs: ENGLISH });
export const germanPage = () =>
  htmlPage({ title: "Erst ordnen", heading: "Warum Größe täuscht", paragraphs: GERMAN });

/** `extra`: HTML that goes between the paragraphs. */
export function htmlPage(options: {
  title?: string;
  heading?: string;
  paragraphs?: readonly string[];
  head?: string;
  extra?: string;
}): string {
  const { title = "A page", heading = "A heading", paragraphs = ENGLISH, head = "", extra = "" } = options;
  const [first = "", ...others] = paragraphs.map((paragraph) => `<p>${paragraph}</p>`);
  return (
    `<!doctype html><html><head><title>${title}</title>${head}</head><body><nav><a href="/">Home</a></nav>` +
    `<article><h1>${title}</h1>${first}<h2>${heading}</h2>${extra}${others.join("")}</article></body></html>`
  );
}
