import { toApiProduct } from "@takt/domain/connections/model/api-product";
import { answerConnectCallback } from "~/server/connect-routes";

type Context = { params: Promise<{ product: string }> };

/** The redirect URI that the app of a product of LinkedIn has registered. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const product = toApiProduct((await params).product);
  return product === null ? new Response(null, { status: 404 }) : answerConnectCallback(request, product);
}
