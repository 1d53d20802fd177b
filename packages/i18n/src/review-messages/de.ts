import common from "../../messages/de/common.json";
import errors from "../../messages/de/errors.json";
import media from "../../messages/de/media.json";
import posts from "../../messages/de/posts.json";
import reviews from "../../messages/de/reviews.json";

/** The German messages of the page that a review link opens: as few as it needs, because it is often all that a guest loads. */
export const messages = { common, errors, media, posts, reviews };
