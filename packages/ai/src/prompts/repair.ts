import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import type { WritingLanguage, WritingParameters } from "@takt/domain/writing/model/writing-parameters";
import { SENTENCES, type Problem } from "../check/check-post";

type Texts = {
  shape: string;
  content: string;
  /** Replaces `length` for a shortened or extended text. */
  rewritten: Record<"shorter" | "longer", string>;
} & Record<Problem, (parameters: WritingParameters) => string>;

const TEXTS: Record<WritingLanguage, Texts> = {
  en: {
    shape: "That was not usable. Answer only with JSON for this schema, with nothing before or after it: ",
    content:
      "That is not quite what was asked. Write it once more, as the same JSON object, and change only what is needed for this:",
    rewritten: {
      shorter: "Make the text clearly shorter than the one you were given.",
      longer: "Make the text clearly longer than the one you were given.",
    },
    language: () => "Write the whole text in English.",
    too_long: () => "Stay below 2,600 characters, hashtags included.",
    placeholder: () => "Leave no placeholder to fill in; write without what is missing.",
    length: ({ length }) =>
      `The length is ${getSentences(length, "to")} sentences in all, the call to action included.`,
    call_to_action: ({ callToAction }) =>
      callToAction === "none"
        ? "End without any question or call to the readers."
        : callToAction === "comment"
          ? "The last sentence invites readers to leave a comment."
          : callToAction === "discussion"
            ? "The last sentence is an open question and ends with a question mark."
            : "End with the words of parameters.customCallToAction, word for word.",
    hashtags: ({ hashtags }) =>
      hashtags.length > 0
        ? 'Put exactly parameters.hashtags into "hashtags".'
        : 'Leave "hashtags" an empty list.',
    address: () => "Address readers in one form throughout.",
  },
  de: {
    shape:
      "Das war nicht verwendbar. Antworte nur mit JSON nach diesem Schema, ohne etwas davor oder danach: ",
    content:
      "Das ist noch nicht ganz, was verlangt war. Schreib es noch einmal, als dasselbe JSON-Objekt, und ändere nur, was dafür nötig ist:",
    rewritten: {
      shorter: "Den Text deutlich kürzer machen als den, der vorlag.",
      longer: "Den Text deutlich länger machen als den, der vorlag.",
    },
    language: () => "Den ganzen Text auf Deutsch schreiben.",
    too_long: () => "Unter 2.600 Zeichen bleiben, Hashtags eingerechnet.",
    placeholder: () => "Keinen Platzhalter zum Ausfüllen stehen lassen; ohne das Fehlende schreiben.",
    length: ({ length }) =>
      `Die Länge beträgt insgesamt ${getSentences(length, "bis")} Sätze, die Handlungsaufforderung eingerechnet.`,
    call_to_action: ({ callToAction }) =>
      callToAction === "none"
        ? "Ohne Frage und ohne Aufforderung an die Leserschaft enden."
        : callToAction === "comment"
          ? "Der letzte Satz lädt zu einem Kommentar ein."
          : callToAction === "discussion"
            ? "Der letzte Satz ist eine offene Frage und endet mit einem Fragezeichen."
            : "Mit den Worten von parameters.customCallToAction enden, Wort für Wort.",
    hashtags: ({ hashtags }) =>
      hashtags.length > 0
        ? '"hashtags" enthält genau die aus parameters.hashtags.'
        : '"hashtags" ist eine leere Liste.',
    address: ({ address }) =>
      address === "du"
        ? "Die Leserschaft überall duzen (du, dir, dein), nirgends siezen."
        : "Die Leserschaft überall siezen (Sie, Ihnen, Ihr), nirgends duzen.",
  },
};

/** Requests JSON of `schema` again, after an answer that was not JSON. */
export const shapeRepair = (language: WritingLanguage, schema: object) =>
  TEXTS[language].shape + JSON.stringify(schema);

/** Requests a text again because of its `problems`; `rewrite` is the rewrite that produced it, if any. */
export function contentRepair(
  problems: readonly Problem[],
  parameters: WritingParameters,
  rewrite?: Rewrite,
): string {
  const texts = TEXTS[parameters.language];
  const ask = (problem: Problem) =>
    problem === "length" && (rewrite === "shorter" || rewrite === "longer")
      ? texts.rewritten[rewrite]
      : texts[problem](parameters);
  return [texts.content, ...problems.map((problem) => `- ${ask(problem)}`)].join("\n");
}

const TOPICS_LANGUAGE: Record<WritingLanguage, string> = {
  en: "Not all topics are in English. Write them once more, as the same JSON object, with title, angle and keywords in English; leave the quotes as they are.",
  de: "Nicht alle Themen sind auf Deutsch. Schreib sie noch einmal, als dasselbe JSON-Objekt, mit Titel, Blickwinkel und Stichworten auf Deutsch; die Zitate bleiben, wie sie sind.",
};

/** Requests topics again because some are in the other language. */
export const topicsRepair = (language: WritingLanguage) => TOPICS_LANGUAGE[language];

function getSentences(length: WritingParameters["length"], to: string): string {
  return length === "long" ? `10 ${to} 18` : `${SENTENCES[length].min} ${to} ${SENTENCES[length].max}`;
}
