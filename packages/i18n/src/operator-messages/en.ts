import operator from "../../messages/en/operator.json";
import { messages as app } from "../app-messages/en";

/** The English messages that client components of the operator's pages get. */
export const messages = { ...app, operator };
