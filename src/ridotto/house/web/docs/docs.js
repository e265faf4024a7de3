// Reads openapi.json and shows every operation with a form to try it. All text is set as text, never as HTML.

const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

const description = await (await fetch("/api/openapi.json")).json();
const resolve = (schema) => (schema?.$ref ? description.components.schemas[schema.$ref.split("/").pop()] : schema) ?? {};

/** A type in a few words. */
function words(schema) {
  if (schema?.$ref) return schema.$ref.split("/").pop();
  if (schema?.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const union = schema?.anyOf ?? schema?.oneOf;
  if (union) return union.map(words).join(" | ");
  if (schema?.type === "array") return `list of ${schema.items ? words(schema.items) : "anything"}`;
  return schema?.type ?? "anything";
}

function parameters(operation) {
  const inputs = new Map();
  const rows = (operation.parameters ?? []).map((parameter) => {
    const input = make("input", { "aria-label": parameter.name });
    inputs.set(parameter, input);
    const told = `${parameter.in}, ${words(parameter.schema)}${parameter.required ? "" : ", optional"}`;
    return make("tr", {}, make("td", { class: "path" }, parameter.name), make("td", {}, input), make("td", { class: "quiet" }, told));
  });
  return [inputs, rows.length ? make("table", {}, ...rows) : ""];
}

function answers(operation) {
  const rows = Object.entries(operation.responses).map(([status, response]) => {
    const kinds = Object.entries(response.content ?? {}).map(([kind, { schema }]) => `${kind}: ${words(schema)}`);
    return make("tr", {}, make("th", { scope: "row" }, status), make("td", {}, response.description), make("td", { class: "quiet" }, kinds.join(", ")));
  });
  return make("table", {}, ...rows);
}

async function ask(method, path, inputs, body) {
  const query = new URLSearchParams();
  for (const [parameter, input] of inputs) {
    if (parameter.in === "path") path = path.replace(`{${parameter.name}}`, encodeURIComponent(input.value));
    else if (input.value !== "") query.set(parameter.name, input.value);
  }
  const headers = {};
  const token = document.querySelector("#token").value;
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(path + (query.size ? `?${query}` : ""), { method, headers, body, credentials: token ? "omit" : "same-origin" });
  const text = await response.text();
  let shown = text;
  try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch { /* not JSON: as it is */ }
  return { ok: response.ok, text: `${response.status}\n${shown}` };
}

function show(path, method, operation) {
  const [inputs, table] = parameters(operation);
  const { schema, example } = operation.requestBody?.content["application/json"] ?? {};
  const body = schema ? make("textarea", { "aria-label": "Body", spellcheck: "false" }) : null;
  if (body) body.value = JSON.stringify(example, null, 2);
  const button = make("button", { type: "button" }, "Try it");
  const answer = make("pre", { hidden: "" });
  button.addEventListener("click", async () => {
    const { ok, text } = await ask(method.toUpperCase(), path, inputs, body?.value);
    answer.textContent = text;
    answer.classList.toggle("refused", !ok);
    answer.hidden = false;
  });
  const summary = make("summary", {}, make("span", { class: "method" }, method.toUpperCase()), make("span", { class: "path" }, path), " ", make("span", { class: "quiet" }, operation.summary));
  const bodyWords = schema ? make("p", {}, `Body: ${words(schema)}`, make("pre", {}, JSON.stringify(resolve(schema), null, 2))) : "";
  return make("details", { "data-words": `${method} ${path} ${operation.summary}`.toLowerCase() }, summary, table, bodyWords, body ?? "", make("p", {}, button), answer, answers(operation));
}

document.querySelector("#about").textContent = description.info.description;
const main = document.querySelector("#operations");
const byTag = new Map();
for (const [path, operations] of Object.entries(description.paths)) {
  for (const [method, operation] of Object.entries(operations)) {
    const [tag] = operation.tags;
    if (!byTag.has(tag)) byTag.set(tag, []);
    byTag.get(tag).push(show(path, method, operation));
  }
}
for (const [tag, operations] of byTag) main.append(make("section", {}, make("h2", {}, tag), ...operations));
document.querySelector("#find").addEventListener("input", (event) => {
  const wanted = event.target.value.toLowerCase();
  for (const operation of main.querySelectorAll("details")) operation.hidden = !operation.dataset.words.includes(wanted);
});
