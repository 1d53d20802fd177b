export type OutlineLanguage = "en" | "de";

/** The fields of the domain's WritingParameters: declared again, because this package imports nobody. */
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
  /** Changes nothing: an outline searches nowhere. */
  useResearch: boolean;
  language: OutlineLanguage;
  address: "du" | "sie";
};

/** A sentence of somebody else's, and where it stands. */
export type OutlineQuote = { quote: string; url: string | null };

/** `text` begins with the mark and holds no hashtags; these are without `#`, 1 to 5. */
export type Outline = { text: string; hashtags: string[] };
