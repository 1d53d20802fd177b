import { z } from "zod";

/**
 * An id that the browser made for something new: a UUID v7 (RFC 9562), in order of time. Creating under it twice gives
 * what is there; an id that is taken by somebody else is refused like one that does not exist.
 */
export const newId = z.uuid({ version: "v7" });
