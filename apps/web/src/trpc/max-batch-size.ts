/** Calls in one request at most: the client sends no more together, the server takes no more. */
export const MAX_BATCH_SIZE = 20;
