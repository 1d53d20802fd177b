export type OutlineLanguage = "en" | "de";

/** The fields of the domain's WritingParameters, declared here because this package imports no other. */
export type OutlineParameters = {
  topic: string;
  targetAudience: string;
  postGoal: "visibility" | "expertise" | "discussion" | "business";
  contentType: "story" | "tips" | "article" | "opinion" | "learning";
  tone: "casual" | "professional" | "emotional" | "provocative";
  length: "short" | "medium" | "long";
  callToAction: "none" | "comment" | "discussion" | "custom";
  customCallToAction: string | null;
  hashtags: string[];
  personalReference: boolean;
  /** Has no effect: an outline uses no research. */
  useResearch: boolean;
  language: OutlineLanguage;
  address: "du" | "sie";
};

/** A quoted sentence and its source. */
export type OutlineQuote = { quote: string; url: string | null };

/** `text` begins with the label and contains no hashtags; `hashtags` are the given ones without `#`, at most 5. */
export type Outline = { text: string; hashtags: string[] };
