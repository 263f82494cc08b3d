import { $, el } from "./common.js";

const spec = await (await fetch("/api/v1/openapi.json")).json();
const name = (ref) => ref.split("/").pop();
$("about").textContent = spec.info.description;

// type says what a schema is, with links to those that have a name.
function type(s) {
  if (!s) return "";
  if (s.$ref) return el("a", { href: `#${name(s.$ref)}` }, name(s.$ref));
  if (s.type === "array") return el("span", {}, "list of ", type(s.items));
  if (s.additionalProperties && s.additionalProperties !== true) return el("span", {}, "map of ", type(s.additionalProperties));
  return [s.type].flat().join(" or ") + (s.enum ? `: ${s.enum.join(", ")}` : "");
}

function operation(path, method, op) {
  const params = (op.parameters || []).map((p) => el("li", {}, el("code", {}, p.name), ` (${p.in}) `, type(p.schema), ` ${p.description || ""}`));
  const body = op.requestBody?.content["application/json"]?.schema;
  const answers = Object.entries(op.responses).map(([code, r]) =>
    el("li", {}, `${code} ${r.description} `, ...Object.entries(r.content || {}).flatMap(([ct, c]) => [`${ct}: `, type(c.schema), " "])));
  return el("section", { id: op.operationId }, el("h2", {}, el("code", {}, `${method.toUpperCase()} ${path}`)),
    el("p", {}, op.summary), op.description ? el("p", {}, op.description) : null,
    el("ul", {}, ...params, body ? el("li", {}, "body: ", type(body)) : null), el("ul", {}, ...answers));
}

function schema([key, s]) {
  const rows = Object.entries(s.properties || {}).map(([k, p]) => el("tr", {}, el("td", {}, el("code", {}, k), (s.required || []).includes(k) ? " *" : ""),
    el("td", {}, type(p)), el("td", {}, p.description || "")));
  return el("section", { id: key }, el("h2", {}, key), el("table", {}, ...rows));
}

for (const [path, methods] of Object.entries(spec.paths)) {
  for (const [method, op] of Object.entries(methods)) $("spec").append(operation(path, method, op));
}
$("spec").append(...Object.entries(spec.components.schemas).map(schema));
