// axe-core on the page as it is: nothing serious.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Found {
  id: string;
  impact: string;
  help: string;
  nodes: { target: string[]; failureSummary: string }[];
}

interface Axe {
  configure: (o: object) => void;
  run: (o: object) => Promise<{ violations: Found[] }>;
}

// A page is dark without changing otherwise, and each that is looked at in the dark is looked at in the light, too.
const ofColours = ['color-contrast', 'link-in-text-block'];

export async function audit(page: Page, name: string): Promise<void> {
  // Evaluated, not added as a script: the content security policy stays as it is.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (ofColours) => {
    const axe = (window as unknown as { axe: Axe }).axe;
    axe.configure({ noHtml: true }); // it would quote the whole map for everything around it
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const r = await axe.run({ resultTypes: ['violations'], ...(dark && { runOnly: ofColours }) });
    return r.violations.map((v) => ({
      id: v.id,
      impact: v.impact,
      help: v.help,
      nodes: v.nodes.map((n) => ({ target: n.target, failureSummary: n.failureSummary })),
    }));
  }, ofColours);
  const told = found.map(
    (v) =>
      `${v.impact} ${v.id}: ${v.help}\n${v.nodes
        .slice(0, 4)
        .map((n) => `    ${n.target.join(' ')} ${n.failureSummary.replace(/\s+/g, ' ')}`)
        .join('\n')}`,
  );
  if (process.env.TALK) console.log(`${name}: ${found.length} findings ${told.join('\n  ')}`);
  expect
    .soft(
      found.filter((v) => v.impact === 'serious' || v.impact === 'critical').map((v) => v.id),
      `${name}\n${told.join('\n')}`,
    )
    .toEqual([]);
}
