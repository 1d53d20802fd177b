import { toApiProduct } from "@takt/domain/connections/model/api-product";
import { answerConnectStart } from "~/server/connect-routes";

type Context = { params: Promise<{ product: string }> };

/** Starts (re)connecting a product of LinkedIn. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const product = toApiProduct((await params).product);
  return product === null ? new Response(null, { status: 404 }) : answerConnectStart(request, product);
}
