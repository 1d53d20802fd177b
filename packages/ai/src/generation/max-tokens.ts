/** Of one answer: beyond any post or list of topics; what a model thinks before it writes counts too. */
export const MAX_TOKENS = 16_000;
