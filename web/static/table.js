import { $, api, attempt, el, lang, show } from "./common.js";

const id = location.pathname.split("/").pop();
const path = (rest) => `tables/${id}/${rest}`;
let table = null; // with what is mine
let state = null;
let seat = "spectator";
let words = {};
let stream = null;
let seen = 0;

const invite = () => new URLSearchParams(location.hash.slice(1)).get("invite");
const act = (rest, body = {}) => attempt(() => api("POST", path(rest), { seat, ...body }).then(refresh));

function play(move) {
  attempt(async () => {
    try {
      render(await api("POST", path("moves"), { seat, prompt: state.prompt.id, move }));
    } catch (e) {
      if (e.key !== "stale") throw e; // the stream brings the new question
    }
  });
}

// refresh reads what is mine; the stream brings everything else.
async function refresh() {
  table = await api("GET", `tables/${id}`);
  const views = table.mine.length ? table.mine : ["spectator"];
  $("whose").hidden = views.length < 2;
  $("seat").replaceChildren(...views.map((v) => el("option", { value: v }, v)));
  $("chat").hidden = !table.mine.length && !table.creator;
  if (!views.includes(seat)) await follow(views[0]);
  $("seat").value = seat;
  if (state) renderPlayers();
}

// follow looks from a seat: first all that has happened, then what happens.
async function follow(from) {
  seat = from;
  stream?.close();
  $("log").replaceChildren();
  $("talk").replaceChildren();
  seen = 0;
  for (let news; (news = await api("GET", path(`news?seat=${seat}&after=${seen}`))).length; ) news.forEach(tell);
  stream = new EventSource(`/api/v1/${path("events")}?seat=${seat}&after=${seen}.0&lang=${lang}`);
  stream.addEventListener("update", (e) => {
    const u = JSON.parse(e.data);
    u.news.forEach(tell);
    render(u.state);
    if (table && u.state.table.status !== table.status) refresh();
  });
  stream.addEventListener("letters", (e) => {
    for (const l of JSON.parse(e.data)) $("talk").append(letter(l));
    $("talk").scrollTop = 1e6;
  });
  stream.onopen = () => ($("link").textContent = "");
  stream.onerror = () => ($("link").textContent = "connection lost, trying again …");
}

// letter shows who writes to whom, the words, and a pact with buttons to answer it.
function letter(l) {
  const to = l.to.length ? ` → ${l.to.join(", ")}` : "";
  const li = el("li", {}, el("b", {}, (l.name || l.from) + to), ` ${l.text} ${l.offer ? l.offer.text : ""} ${l.answer ? `${l.answer} (${l.re})` : ""}`);
  const answer = (word) => el("button", { onclick: () => attempt(() => api("POST", path("letters"), { seat, re: l.n, answer: word })) }, word);
  if (l.offer?.with === seat) li.append(` (${l.n}) `, answer("accept"), " ", answer("decline"));
  if (l.offer?.by === seat) li.append(` (${l.n}) `, answer("withdraw"));
  return li;
}

// dice shows what an event about a roll threw.
function dice(e) {
  const pips = /roll|die|dice/.test(e.event) ? e.args.find((a) => a >= 1 && a <= 6) : null;
  return pips ? el("span", { className: "die", "aria-hidden": "true" }, `${String.fromCodePoint(0x267f + Number(pips))} `) : null;
}

function tell(n) {
  if (n.n <= seen) return;
  seen = n.n;
  for (const r of n.removed || []) $(`n${r}`)?.classList.add("undone");
  const lines = n.events.map((e) => el("div", {}, dice(e), e.text));
  if (n.text) lines.push(el("div", {}, n.text));
  if (!lines.length) lines.push(el("div", {}, (n.move || []).join(" ")));
  $("log").append(el("li", { id: `n${n.n}`, title: new Date(n.at).toLocaleString() }, ...lines));
  $("log").scrollTop = 1e6;
}

function render(s) {
  if (state && s.n < state.n) return; // an answer that was overtaken by the stream
  state = s;
  const mine = s.prompt?.must;
  document.title = `${mine ? "● " : ""}${s.table.title_name} ${s.table.name}`;
  $("name").textContent = `${s.table.title_name} ${s.table.name}`;
  $("status").textContent = s.table.halt?.text || words[s.table.status === "running" ? "playing" : s.table.status] || s.table.status;
  const awaited = s.table.seats.filter((x) => x.awaited).map((x) => x.name).join(", ");
  $("prompt").textContent = s.result?.over ? `${s.result.text} ${s.result.winners.join(", ")}` : s.prompt?.text || (awaited && `${words.waiting} ${awaited}`);
  $("rule").textContent = s.prompt ? `[${s.prompt.rule}] ${s.prompt.rule_text}` : "";
  renderMoves();
  renderUndo();
  renderPlayers();
  $("view").replaceChildren(s.view ? show(s.view) : "–");
}

function renderMoves() {
  const focus = document.activeElement?.closest("#moves") !== null;
  const groups = Object.groupBy(state.moves, (m) => m.move[0]);
  let key = 0;
  $("moves").replaceChildren(...Object.entries(groups).map(([verb, moves]) => el("div", { role: "group", "aria-label": state.verbs[verb] },
    moves.length > 1 ? el("h3", {}, state.verbs[verb]) : null,
    ...moves.map((m) => el("button", { onclick: () => play(m.move), title: m.move.join(" ") }, `${++key < 10 ? `${key}. ` : ""}${m.text}`)))));
  if (focus) $("moves").querySelector("button")?.focus();
}

const name = (slug) => state.table.seats.find((s) => s.seat === slug).name;
const fill = (word, values) => word.replace(/\{(\w+)\}/g, (_, key) => values[key]);

function renderUndo() {
  $("undo").disabled = $("restart").disabled = !state.undo.steps;
  $("ask").disabled = !state.undo.ask || !!state.undo.request;
  const r = state.undo.request;
  $("request").replaceChildren(...(r ? [`${fill(words["undo-asked"], { who: name(r.by), missing: r.missing.map(name).join(", ") })} `] : []));
  if (r?.missing.includes(seat)) $("request").append(el("button", { onclick: () => act("undo-answer", { agree: true }) }, "✓"));
  if (r && (r.missing.includes(seat) || r.by === seat)) $("request").append(el("button", { onclick: () => act("undo-answer", { agree: false }) }, "✗"));
}

function renderPlayers() {
  const t = state.table;
  $("players").replaceChildren(...t.seats.map((s, i) => {
    const li = el("li", { className: s.awaited ? "awaited" : "" }, `${s.name}: ${s.holder || s.part || (s.bot || s.vacant ? "" : words.free)}${s.bot ? ` ${words.bot} ${s.bot}` : ""}`);
    if (state.result) li.append(` (${state.result.points[i] ?? 0})`);
    const token = table?.invites?.[s.seat];
    if (token) li.append(" ", el("a", { href: `#invite=${token}`, onclick: copyLink }, "invite link"));
    return li;
  }));
  const more = [];
  const button = (word, run) => more.push(el("button", { onclick: run }, words[word] || word), " ");
  const own = t.seats.find((s) => s.seat === seat);
  const free = t.status === "open" && t.seats.some((s) => !s.held && !s.bot && !s.vacant);
  if (free && (invite() || t.public || table?.creator)) button("join", () => join());
  if (own && t.status === "open") button("leave", () => act("leave"));
  if (own && t.status === "running") {
    if (own.bot) button("bot-off", () => act("uncover"));
    else button("bot-on", () => act("cover", { bot: "knight" }));
    button("resign", () => confirm(`${words.resign}?`) && act("resign"));
  }
  if (t.status === "over") more.push(el("a", { href: `/api/v1/${path("log")}` }, words.download), " ");
  more.push(el("small", {}, `seal ${t.sealed.slice(0, 16)}…`));
  $("more").replaceChildren(...more);
}

function join() {
  attempt(async () => {
    const body = invite() && !table.creator ? { invite: invite() } : {};
    table = await api("POST", path("join"), body);
    await follow(table.mine.at(-1));
    await refresh();
  });
}

function copyLink(e) {
  e.preventDefault();
  navigator.clipboard?.writeText(e.target.href);
  $("link").textContent = e.target.href;
}

$("undo").addEventListener("click", () => act("undo"));
$("restart").addEventListener("click", () => act("restart"));
$("ask").addEventListener("click", () => act("undo-request"));
$("seat").addEventListener("change", (e) => attempt(() => {
  state = null;
  return follow(e.target.value);
}));
$("say").addEventListener("submit", (e) => {
  e.preventDefault();
  const text = e.target.elements.text.value.trim();
  if (text) attempt(() => api("POST", path("letters"), seat === "spectator" ? { text } : { seat, text }).then(() => e.target.reset()));
});
document.addEventListener("keydown", (e) => {
  if (e.target.matches("input, select, textarea") || e.ctrlKey || e.metaKey || e.altKey) return;
  if (e.key >= "1" && e.key <= "9") $("moves").querySelectorAll("button")[e.key - 1]?.click();
  if (e.key === "u" && !$("undo").disabled) $("undo").click();
});

attempt(async () => {
  words = await api("GET", "words");
  for (const e of document.querySelectorAll("[data-word]")) e.textContent = words[e.dataset.word];
  await refresh();
  if (!stream) await follow("spectator");
});
