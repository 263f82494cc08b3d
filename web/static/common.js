// What all pages need: talking to the API, and making elements from data. Text is
// always set as text, never as markup.

export const $ = (id) => document.getElementById(id);

export const lang = localStorage.getItem("lang") || (navigator.language.startsWith("it") ? "it" : "en");
document.documentElement.lang = lang;

export function el(tag, props = {}, ...children) {
  const e = document.createElement(tag);
  for (const [k, v] of Object.entries(props)) {
    if (k.startsWith("on")) e.addEventListener(k.slice(2), v);
    else if (k in e) e[k] = v;
    else e.setAttribute(k, v);
  }
  e.append(...children.filter((c) => c !== null && c !== undefined));
  return e;
}

export async function api(method, path, body) {
  const sep = path.includes("?") ? "&" : "?";
  const res = await fetch(`/api/v1/${path}${sep}lang=${lang}`, {
    method,
    headers: body ? { "Content-Type": "application/json" } : {},
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await res.text();
  const data = text ? JSON.parse(text) : null;
  if (res.ok) return data;
  const fields = (data.errors || []).map((e) => `${e.location.replace("body.", "")}: ${e.message}`);
  const error = new Error([data.text || data.detail, data.rule && `[${data.rule}]`, data.rule_text, ...fields].filter(Boolean).join(" "));
  error.key = data.key;
  throw error;
}

// attempt runs something and shows what went wrong.
export async function attempt(run) {
  try {
    $("problem").textContent = "";
    return await run();
  } catch (e) {
    $("problem").textContent = e.message;
  }
}

// show renders any JSON: lists of records as tables, records as definitions.
export function show(v) {
  if (v === null || v === "") return "–";
  if (typeof v !== "object") return String(v);
  if (!Array.isArray(v)) {
    return el("dl", {}, ...Object.entries(v).flatMap(([k, x]) => [el("dt", {}, k), el("dd", {}, show(x))]));
  }
  if (v.length === 0) return "–";
  if (v.every((x) => x === null || typeof x !== "object")) return v.map((x) => x ?? "–").join(", ");
  if (v.every((x) => x && !Array.isArray(x) && typeof x === "object")) {
    const keys = [...new Set(v.flatMap(Object.keys))];
    return el("table", {}, el("tr", {}, ...keys.map((k) => el("th", {}, k))),
      ...v.map((row) => el("tr", {}, ...keys.map((k) => el("td", {}, k in row ? show(row[k]) : "")))));
  }
  return el("ol", {}, ...v.map((x) => el("li", {}, show(x))));
}
