import { getMarkName } from "@takt/domain/brand/model/brand-mark";
import type { ReviewView } from "@takt/domain/posts/model/review-view";

type Shown = Pick<ReviewView, "brand" | "workspace">;

/** Returns the name at the head of the page of a review link and in its title; null: it looks like Takt. */
export const getReviewMark = ({ brand, workspace }: Shown): string | null => getMarkName(brand, workspace);

/** Returns the address of the logo, another one for each; null: there is none. */
export const getLogoUrl = ({ brand: { logo } }: Shown, token: string): string | null =>
  logo && `/api/review/${token}/logo?v=${logo}`;

/** Returns who asks for the review, as its guest knows them. */
export const getReviewHost = ({ brand, workspace }: Shown): string => brand.name ?? workspace;
