import type { Question } from "./ask";

/** The same question for an endpoint that cannot search. */
export const withoutSearch = ({ search, instructions, ...question }: Question): Question => ({
  ...question,
  search: null,
  instructions: search?.otherwise ?? instructions,
});
