/**
 * The header of the user whom the page was rendered for. Another user may have signed in in another tab since: what was
 * typed here must not be saved in their name.
 */
export const PAGE_USER_HEADER = "takt-page-user";
