// Reads the part of TOML that the data files of the games use: keys with strings,
// numbers, booleans, arrays and inline tables; [table] and [[table]] headings.

/** @param {string} text @returns {Record<string, any>} */
export function parseToml(text) {
  const root = {};
  let here = root;
  let at = 0;

  const fail = (what) => {
    throw new Error(`line ${text.slice(0, at).split('\n').length}: ${what}`);
  };
  const skip = () => {
    for (; at < text.length; at++) {
      if (text[at] === '#') while (at < text.length && text[at] !== '\n') at++;
      if (at < text.length && !/\s/.test(text[at])) return;
    }
  };
  const take = (pattern, what) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) fail(`expected ${what}`);
    at = pattern.lastIndex;
    return found[0];
  };
  const expect = (sign) => {
    skip();
    if (text[at] !== sign) fail(`expected ${sign}`);
    at++;
  };
  const key = () => {
    skip();
    return text[at] === '"' ? JSON.parse(take(/"(?:[^"\\]|\\.)*"/y, 'a key')) : take(/[\w-]+/y, 'a key');
  };
  const list = (close, item) => {
    at++;
    for (skip(); text[at] !== close; skip()) {
      item();
      skip();
      if (text[at] === ',') at++;
      else if (text[at] !== close) fail(`expected , or ${close}`);
    }
    at++;
  };
  const value = () => {
    skip();
    switch (text[at]) {
      case '"':
        return JSON.parse(take(/"(?:[^"\\]|\\.)*"/y, 'a string'));
      case '[': {
        const items = [];
        list(']', () => items.push(value()));
        return items;
      }
      case '{': {
        const table = {};
        list('}', () => pair(table));
        return table;
      }
    }
    const word = take(/[\w.+-]+/y, 'a value');
    if (word === 'true' || word === 'false') return word === 'true';
    return Number.isFinite(Number(word)) ? Number(word) : fail(`what is ${word}?`);
  };
  const pair = (table) => {
    const name = key();
    expect('=');
    table[name] = value();
  };

  for (skip(); at < text.length; skip()) {
    if (text[at] !== '[') {
      pair(here);
      continue;
    }
    const many = text[at + 1] === '[';
    at += many ? 2 : 1;
    const name = key();
    expect(']');
    if (many) {
      expect(']');
      root[name] ??= [];
      here = {};
      root[name].push(here);
    } else {
      here = root[name] ??= {};
    }
  }
  return root;
}
