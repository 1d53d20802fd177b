import type { WritingParameters } from "@takt/domain/writing/model/writing-parameters";

/** An English post of a usual kind; each test says what it wants otherwise. */
export const PARAMETERS: WritingParameters = {
  topic: "Fewer meetings",
  targetAudience: "Heads of engineering",
  postGoal: "discussion",
  contentType: "opinion",
  tone: "casual",
  length: "medium",
  callToAction: "none",
  customCallToAction: null,
  hashtags: [],
  personalReference: false,
  useResearch: false,
  language: "en",
  address: "sie",
};
