import { router } from "../trpc";

export const writingRouter = router({});
