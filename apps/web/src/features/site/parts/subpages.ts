import { ARTICLE_PATHS } from "../../articles/parts/article-list";

/** The pages below a public page, such as its articles: each feature that has some adds its paths here. */
export const SUBPAGES: readonly `/${string}`[] = [...ARTICLE_PATHS];
