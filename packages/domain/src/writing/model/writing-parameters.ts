/** The parameters of a post to be written. */
export const POST_GOALS = ["visibility", "expertise", "discussion", "business"] as const;
export const CONTENT_TYPES = ["story", "tips", "article", "opinion", "learning"] as const;
export const TONES = ["casual", "professional", "emotional", "provocative"] as const;
/** short: 1-2 sentences, medium: 3-5 sentences, long. */
export const TEXT_LENGTHS = ["short", "medium", "long"] as const;
export const CALLS_TO_ACTION = ["none", "comment", "discussion", "custom"] as const;
export const WRITING_LANGUAGES = ["en", "de"] as const;
/** How a German text addresses its readers. */
export const ADDRESS_FORMS = ["du", "sie"] as const;

type PostGoal = (typeof POST_GOALS)[number];
type ContentType = (typeof CONTENT_TYPES)[number];
type Tone = (typeof TONES)[number];
export type TextLength = (typeof TEXT_LENGTHS)[number];
export type CallToAction = (typeof CALLS_TO_ACTION)[number];
export type WritingLanguage = (typeof WRITING_LANGUAGES)[number];
type AddressForm = (typeof ADDRESS_FORMS)[number];

/** All parameters of a post to be written: the wizard's answers. */
export type WritingParameters = {
  topic: string;
  /** Free text, or a saved audience's description. */
  targetAudience: string;
  postGoal: PostGoal;
  contentType: ContentType;
  tone: Tone;
  length: TextLength;
  callToAction: CallToAction;
  /** The text of a custom call to action; null unless `callToAction` is custom. */
  customCallToAction: string | null;
  /** Without #; when empty the writer chooses. */
  hashtags: string[];
  /** Whether the text may mention the author's own experience. */
  personalReference: boolean;
  /** Whether to search the web first, which is slower. */
  useResearch: boolean;
  language: WritingLanguage;
  /** For German texts; ignored for English ones. */
  address: AddressForm;
};
