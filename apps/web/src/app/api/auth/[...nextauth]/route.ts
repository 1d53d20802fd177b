import { handlers } from "../../../../server/deps";

export const { GET, POST } = handlers;
