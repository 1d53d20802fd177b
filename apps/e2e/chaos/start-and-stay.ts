// A test run as far as it has come when it is killed: the product and its database run, and nobody stops them.
import { createStackDatabase } from "../harness/stack-database";
import { startStack } from "../harness/start-stack";

const { url } = await createStackDatabase();
await startStack(url);
console.log("ready");
