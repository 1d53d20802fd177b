import operator from "../../messages/de/operator.json";
import { messages as app } from "../app-messages/de";

/** The German messages that client components of the operator's pages get. */
export const messages = { ...app, operator };
