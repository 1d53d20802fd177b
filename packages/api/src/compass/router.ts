import { router } from "../trpc";

export const compassRouter = router({});
