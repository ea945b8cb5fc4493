export interface Sent {
  headers: () => Record<string, string>;
  body: string;
}

export const json = (value: unknown) => JSON.stringify(value);
export const none = () => ({});
export const typename = json({ query: "{ __typename }" });
const logout = json({ query: "mutation { logout { __typename } }" });
const standard = () => ({ Accept: "application/graphql-response+json" });

/** Requests of every kind, by what they are; those of a session have its token and cookie. */
export const listRequests = (session: () => { bearer: string; cookie: string }): Record<string, Sent> => ({
  "an operation": { headers: none, body: typename },
  "an operation of a session": {
    headers: () => ({ Authorization: `Bearer ${session().bearer}` }),
    body: json({ query: "{ viewer { email roleNames } }" }),
  },
  "an answer that pays compressing": {
    headers: () => ({ "Accept-Encoding": "gzip" }),
    body: json({ query: "{ courses(first: 24) { nodes { title description } } }" }),
  },
  "a persisted operation with variables": {
    headers: standard,
    body: json({ documentId: "known", variables: { first: 2 } }),
  },
  "an unknown persisted operation": { headers: none, body: json({ documentId: "unknown" }) },
  "a named operation of two": {
    headers: none,
    body: json({ query: "query A { __typename } query B { b: __typename }", operationName: "B" }),
  },
  "no name where two could be meant": {
    headers: none,
    body: json({ query: "query A { __typename } query B { __typename }" }),
  },
  "broken JSON": { headers: none, body: '{"query": "{ __typename }"' },
  "JSON that is no object": { headers: none, body: "null" },
  "a text as JSON": { headers: none, body: '"{ __typename }"' },
  "a batch": { headers: none, body: `[${typename},${typename}]` },
  "no body": { headers: none, body: "" },
  "no query": { headers: none, body: json({ variables: {} }) },
  "a query that is no text": { headers: none, body: json({ query: { a: 1 } }) },
  "variables that are no object": { headers: none, body: json({ query: "{ __typename }", variables: [1] }) },
  "an unknown parameter": { headers: none, body: json({ query: "{ __typename }", surprise: 1 }) },
  extensions: { headers: none, body: json({ query: "{ __typename }", extensions: { a: 1 } }) },
  "a body that is too large": {
    headers: none,
    body: json({ query: `{ __typename } # ${"x".repeat(1_100_000)}` }),
  },
  "a text with NUL": { headers: none, body: '{"query":"{ __typename }","operationName":"\\u0000"}' },
  "another content type": { headers: () => ({ "Content-Type": "text/plain" }), body: typename },
  "a content type with a charset": {
    headers: () => ({ "Content-Type": "application/json; charset=utf-8" }),
    body: typename,
  },
  "a content type in capitals": { headers: () => ({ "Content-Type": "Application/JSON" }), body: typename },
  "a syntax error": { headers: none, body: json({ query: "{" }) },
  "a syntax error, by the standard's type": { headers: standard, body: json({ query: "{" }) },
  "an unknown field": { headers: none, body: json({ query: "{ nothingOfTheKind }" }) },
  "an unknown field, by the standard's type": {
    headers: standard,
    body: json({ query: "{ nothingOfTheKind }" }),
  },
  "a variable of the wrong type": {
    headers: standard,
    body: json({ query: "query ($n: Int!) { course(databaseId: $n) { code } }", variables: { n: "one" } }),
  },
  "more than one may ask for": {
    headers: none,
    body: json({
      query: `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: __typename`).join(" ")} }`,
    }),
  },
  "a foreign cursor": {
    headers: standard,
    body: json({ query: '{ courses(after: "x") { nodes { code } } }' }),
  },
  "a visitor where members may": {
    headers: standard,
    body: json({ query: "{ payments { nodes { amount } } }" }),
  },
  "a learner where staff may": {
    headers: () => ({ ...standard(), Authorization: `Bearer ${session().bearer}` }),
    body: json({ query: "{ payments { nodes { amount } } }" }),
  },
  "an unknown session": {
    headers: () => ({ Authorization: "Bearer unknown" }),
    body: json({ query: "{ viewer { email } }" }),
  },
  "a subscription": {
    headers: () => ({ Authorization: `Bearer ${session().bearer}` }),
    body: json({ query: "subscription { chatChanged { __typename } }" }),
  },
  "a masked fault": {
    headers: () => ({ Authorization: `Bearer ${session().bearer}` }),
    body: json({ query: "{ today }" }),
  },
  "a masked fault, by the standard's type": {
    headers: () => ({ ...standard(), Authorization: `Bearer ${session().bearer}` }),
    body: json({ query: "{ today }" }),
  },
  "a mutation by cookie without the anti-forgery header": {
    headers: () => ({ Cookie: session().cookie }),
    body: logout,
  },
  "a mutation by cookie with a wrong anti-forgery header": {
    headers: () => ({ Cookie: session().cookie, "X-XSRF-TOKEN": "wrong" }),
    body: logout,
  },
  "a foreign origin": { headers: () => ({ Origin: "https://elsewhere.example" }), body: typename },
  "another tenant": { headers: () => ({ "Tenant-Id": "2" }), body: json({ query: "{ settings { code } }" }) },
  "no such tenant": { headers: () => ({ "Tenant-Id": "77" }), body: typename },
  "any type accepted": { headers: () => ({ Accept: "*/*" }), body: typename },
  "both types accepted": {
    headers: () => ({ Accept: "application/graphql-response+json, application/json" }),
    body: json({ query: "{" }),
  },
  "types accepted by weight": {
    headers: () => ({ Accept: "application/json;q=0.9, application/graphql-response+json" }),
    body: typename,
  },
  "an accepted type that is not supported": { headers: () => ({ Accept: "text/html" }), body: typename },
  "a stream accepted": { headers: () => ({ Accept: "text/event-stream" }), body: typename },
});
