import { $, api, attempt, el, lang } from "./common.js";

let titles = [];
const form = $("create");

$("lang").value = lang;
$("lang").addEventListener("change", (e) => {
  localStorage.setItem("lang", e.target.value);
  location.reload();
});

function tableItem(t) {
  const seats = t.seats.map((s) => `${s.name}: ${s.holder || s.part || s.bot || "–"}`).join(", ");
  return el("li", {}, el("a", { href: `/plain/table/${t.id}`, className: t.you_act ? "awaited" : "" }, `${t.title_name}${t.name ? ` – ${t.name}` : ""}`),
    ` (${t.status}) ${seats}`);
}

async function lists() {
  for (const list of ["mine", "open", "live"]) {
    const tables = await api("GET", `tables?list=${list}`);
    $(list).replaceChildren(...(tables.length ? tables.map(tableItem) : [el("li", {}, "–")]));
  }
}

const title = () => titles.find((t) => t.slug === form.title.value);
const size = () => title().sizes.find((s) => s.players === Number(form.players.value));

function chooseTitle() {
  form.players.replaceChildren(...title().sizes.map((s) => el("option", { value: s.players }, String(s.players))));
  choosePlayers();
}

function choosePlayers() {
  const t = title();
  $("setting").textContent = `${t.line} ${size().setting}`;
  $("seats").replaceChildren(...size().seats.map((s, i) =>
    el("label", {}, `${s.name} `, el("select", { name: `seat:${s.slug}` },
      el("option", { value: "me", selected: i === 0 }, "me"), el("option", { value: "open", selected: i > 0 }, "open"),
      ...t.bots.map((b) => el("option", { value: b }, `bot: ${b}`))))));
  const options = t.options.filter((o) => o.sizes.includes(size().players));
  $("options").replaceChildren(...options.map((o) =>
    el("label", { title: o.detail }, `${o.name}${o.outside ? " *" : ""} `,
      el("select", { name: `option:${o.slug}` }, ...o.values.map((v) => el("option", { value: v.slug }, v.name))))));
}

function wanted() {
  const doc = { title: form.title.value, players: size().players, name: form.elements.name.value, public: form.public.checked,
    entropy: form.entropy.value, options: {}, bots: {}, sit: [] };
  for (const [key, value] of new FormData(form)) {
    const [kind, slug] = key.split(":");
    if (kind === "option") doc.options[slug] = value;
    if (kind === "seat" && value === "me") doc.sit.push(slug);
    else if (kind === "seat" && value !== "open") doc.bots[slug] = value;
  }
  return doc;
}

form.title.addEventListener("change", chooseTitle);
form.players.addEventListener("change", choosePlayers);
form.addEventListener("submit", (e) => {
  e.preventDefault();
  attempt(async () => {
    const t = await api("POST", "tables", wanted());
    location.href = `/plain/table/${t.id}`;
  });
});
$("me").addEventListener("submit", (e) => {
  e.preventDefault();
  attempt(() => api("PATCH", "me", { name: e.target.elements.name.value }));
});

attempt(async () => {
  $("me").elements.name.value = (await api("GET", "me")).name;
  titles = await api("GET", "titles");
  form.title.replaceChildren(...titles.map((t) => el("option", { value: t.slug }, t.name)));
  chooseTitle();
  await lists();
});
setInterval(() => lists().catch(() => {}), 15000);
