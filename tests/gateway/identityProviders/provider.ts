import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Configuration, Provider } from "oidc-provider";

/** A person at the provider. */
export interface PersonThere {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

const client = { client_id: "lectern", client_secret: "a-secret-of-tests" };

/** A real provider of OpenID Connect in this process, which signs in at once whom a test names. */
export async function openProvider() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://localhost:${port}`;
  let person: PersonThere = { sub: "none", email: "", email_verified: false, name: "" };
  const settings: Configuration = {
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["a-key-of-tests"] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...person }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? "",
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
  let provider = new Provider(issuer, settings);
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void provider.callback()(request, response);
    void provider.interactionFinished(request, response, { login: { accountId: person.sub } });
  });
  /** Follows the provider's pages as a browser does, and returns the address that it leads back to. */
  async function visit(start: string): Promise<string> {
    const cookies = new Map<string, string>();
    let address = start;
    for (let step = 0; step < 8 && address.startsWith(issuer); step += 1) {
      const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(address, { redirect: "manual", headers: { Cookie } });
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split(/=(.*)/s);
        cookies.set(name, value);
      }
      address = new URL(response.headers.get("location") ?? "http://stopped.invalid", address).href;
    }
    return address;
  }
  return {
    issuer,
    visit,
    client,
    /** Registers the client with the address that sign-ins lead back to. */
    register: (redirectAddress: string) => {
      const clients = [{ ...client, redirect_uris: [redirectAddress] }];
      provider = new Provider(issuer, { ...settings, clients });
    },
    be: (who: Partial<PersonThere>) => {
      person = { sub: "s1", email: "", email_verified: true, name: "Someone There", ...who };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
