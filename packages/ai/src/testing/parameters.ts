import type { WritingParameters } from "@takt/domain/writing/model/writing-parameters";

/** Parameters of a typical English post; each test changes what it needs. */
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
