/** Maximum tokens of one answer, more than any post or list of topics; reasoning tokens count too. */
export const MAX_TOKENS = 16_000;
