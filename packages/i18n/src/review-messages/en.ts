import common from "../../messages/en/common.json";
import errors from "../../messages/en/errors.json";
import media from "../../messages/en/media.json";
import posts from "../../messages/en/posts.json";
import reviews from "../../messages/en/reviews.json";

/** The English messages of the page that a review link opens: as few as it needs, because it is often all that a guest loads. */
export const messages = { common, errors, media, posts, reviews };
