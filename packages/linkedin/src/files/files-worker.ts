/** The entry point of the worker that takes one file of a member apart (member-files.ts). */
import { answerJobs } from "@takt/workers/answer-jobs.mjs";
import { createFilesAnswers } from "./answer-files-jobs";

answerJobs(createFilesAnswers());
