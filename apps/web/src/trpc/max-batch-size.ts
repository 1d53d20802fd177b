/** The most calls in one request: the client batches no more, and the server accepts no more. */
export const MAX_BATCH_SIZE = 20;
