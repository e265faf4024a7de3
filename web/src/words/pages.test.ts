import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (language: string): string => readFileSync(new URL(`./pages.${language}.ftl`, import.meta.url), 'utf-8');

function idsOf(text: string): string[] {
  return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? '').sort();
}

function variablesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const message of text.split(/^(?=[a-z][a-z0-9-]* =)/m)) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(message)?.[1];
    const names = [...message.matchAll(/\$([a-z-]+)/g)].map((one) => one[1] ?? '');
    if (id) found.set(id, [...new Set(names)].sort().join(' '));
  }
  return found;
}

describe('the words of the pages', () => {
  it.each(['en', 'ru'])('can be read in %s', (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(read(language)))).toEqual([]);
    for (const id of idsOf(read(language))) expect(bundle.getMessage(id)?.value, id).not.toBeNull();
  });

  it('are the same in both languages, and know the same values', () => {
    expect(idsOf(read('ru'))).toEqual(idsOf(read('en')));
    const english = variablesOf(read('en'));
    for (const [id, names] of variablesOf(read('ru'))) expect([id, names]).toEqual([id, english.get(id)]);
  });

  it.each(['app', 'pages'])('have apostrophes as in print in %s', (file) => {
    const text = readFileSync(new URL(`./${file}.en.ftl`, import.meta.url), 'utf-8').replace(/^#.*/gm, '');
    expect(text.match(/[\w}]'\w|\ws' /g)).toBeNull();
  });

  it('say everything the pages ask for, and nothing else', () => {
    const sources = import.meta.glob(['../pages/**/*.{svelte,ts}', '../look/art/*.svelte', './pages.svelte.ts'], { query: '?raw', import: 'default', eager: true });
    const asked = Object.values(sources as Record<string, string>).join('\n');
    const dynamic = [...asked.matchAll(/`(page-[a-z-]*)\$\{/g)].map((found) => found[1] ?? '');
    const ids = idsOf(read('en'));
    const said = [...asked.matchAll(/['"](page-[a-z0-9-]+)['"]/g)].map((found) => found[1] ?? '');
    expect(said.filter((id) => !ids.includes(id))).toEqual([]);
    const unused = ids.filter((id) => !said.includes(id) && !dynamic.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
