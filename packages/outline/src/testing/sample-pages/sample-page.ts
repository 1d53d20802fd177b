/** A page as a reader without a browser gets it: its text, with what stands around an article. */
export type SamplePage = {
  genre: "blog post" | "press release" | "product page" | "job advert" | "study summary";
  language: "en" | "de";
  text: string;
  headings: string[];
  /** Parts of the page outside its text; none of it may be in a topic. */
  furniture: string[];
};
