import { readFileSync, readdirSync } from 'node:fs';
import { wordsOf } from '#domain/reading/words.ts';
import { readFeatures, BLOCK } from '#domain/reading/features.ts';
import { fitSoftmax, likelihoods, type SparseRows } from './fit/softmax.ts';
const DIR = 'lab/corpus';
const HELD = ['talk-8','talk-9','talk-10','talk-11','talk-12','talk-13','asides-g'];
const load = (n: string) => JSON.parse(readFileSync(`${DIR}/${n}.json`, 'utf8'));
type Item = any;
const items: Item[] = [];
for (const f of readdirSync(DIR).sort()) if (/^(talk|asides|sayings|answers-a)/.test(f) && f.endsWith('.json')) { const name = f.slice(0, -5);
  for (const x of load(name)) items.push({ set: name, question: x.question ?? '', type: x.type ?? '', said: x.said ?? x.answer ?? '', intent: x.intent ?? 'answer', also: x.also_ok ?? [], told: x.told, lacks: x.follow_up }); }
for (const x of load('follow-ups')) { const [n, q, i] = x.answer.split('/'); const file = load(n); const it = (Array.isArray(file) ? file : file.questions).find((e: any) => e.id === q); items.push({ set: 'follow-ups', question: it.question, type: it.type, said: it.answers[+i].text, intent: 'answer', also: x.also_ok ?? [], lacks: x.follow_up, onlyGap: true }); }
export { items, HELD };
const SC = [3, 3, 0.3, 1, 0.5];
export interface Space { index: Map<number, number>; idf: Float64Array; block: Uint8Array }
export function raw(x: Item) { const m = new Map<number, [number, number]>(); readFeatures(wordsOf(x.said), { question: x.question, type: x.type, gap: '' }, (b, h, a) => { const e = m.get(h); if (e) e[1] += a; else m.set(h, [b, a]); }); return m; }
export function space(train: Map<number, [number, number]>[], mins: number[], skip: number[] = []): Space {
  const df = new Map<number, [number, number]>(); for (const m of train) for (const [h, [b]] of m) { const e = df.get(h); if (e) e[1]++; else df.set(h, [b, 1]); }
  const kept = [...df].filter(([, [b, n]]) => n >= mins[b]! && !skip.includes(b)); 
  // letters: the most frequent
  const letters = kept.filter(([, [b]]) => b === 1).sort((a, b) => b[1][1] - a[1][1] || a[0] - b[0]).slice(0, 60000); const rest = kept.filter(([, [b]]) => b !== 1);
  const all = [...rest, ...letters]; const index = new Map<number, number>(); const idf = new Float64Array(all.length), block = new Uint8Array(all.length);
  all.forEach(([h, [b, n]], j) => { index.set(h, j); block[j] = b; idf[j] = b === 0 || b === 1 || b === 3 ? Math.log((1 + train.length) / (1 + n)) + 1 : 1; });
  return { index, idf, block };
}
export function rowsOf(ms: Map<number, [number, number]>[], s: Space): SparseRows {
  const from = new Int32Array(ms.length + 1); const at: number[] = [], value: number[] = [];
  ms.forEach((m, i) => { const norm = [0, 0, 0, 0, 0]; const begin = at.length; const bl: number[] = [];
    for (const [h, [b, a]] of m) { const j = s.index.get(h); if (j === undefined) continue; const v = b === 4 ? a : (1 + Math.log(a)) * s.idf[j]!; at.push(j); value.push(v); bl.push(b); norm[b]! += v * v; }
    for (let n = begin; n < at.length; n++) { const b = bl[n - begin]!; value[n] = value[n]! * SC[b]! / (b === 0 || b === 1 || b === 3 ? Math.sqrt(norm[b]!) || 1 : 1); }
    from[i + 1] = at.length; });
  return { from, at: Int32Array.from(at), value: Float32Array.from(value), columns: s.index.size };
}
if (process.argv[2] === 'run') {
const R = items.map(raw); const held = items.map((x) => HELD.includes(x.set));
{ const t0 = Date.now(); const classes = [...new Set(items.map((x) => x.intent))].sort();
  const s = space(R.filter((_, i) => !held[i]! && !items[i].onlyGap), [3, 3, 3, 3, 1], process.argv[3] === 'all' ? [] : [3, 4]); const rows = rowsOf(R, s); console.log('columns', rows.columns, rows.at.length / items.length);
  const wanted = Int32Array.from(items, (x, i) => held[i] || x.onlyGap ? -1 : classes.indexOf(x.intent));
  const model = fitSoftmax(rows, wanted, classes.length, { penalty: 0.2, rounds: 60 }); console.log('fit', Date.now() - t0);
  for (const w of [0.2,0.3,0.5]) { const c: any = {}; items.forEach((x, i) => { if (!held[i] || x.onlyGap) return; const p = likelihoods(model, rows, i); p[classes.indexOf('answer')]! *= w; const got = classes[p.indexOf(Math.max(...p))]; const g = (x.set === 'asides-g' ? 'asides-g ' : 'talk ') + (x.intent === 'answer' ? 'answers' : 'others'); c[g] ??= [0, 0]; c[g][1]++; if (got === x.intent || x.also.includes(got)) c[g][0]++; });
  console.log(w, Object.entries(c).map(([k, [a, b]]: any) => `${k} ${a}/${b}=${(100 * a / b).toFixed(1)}`).join(', ')); } }
{ const keep = items.map((x) => x.lacks && x.intent === 'answer'); const s = space(R.filter((_, i) => keep[i] && !held[i]), [2, 3, 3, 2, 1]); const rows = rowsOf(R, s);
  const classes = [...new Set(items.filter((_, i) => keep[i]).map((x) => x.lacks))].sort();
  const model = fitSoftmax(rows, Int32Array.from(items, (x, i) => keep[i] && !held[i] ? classes.indexOf(x.lacks) : -1), classes.length, { penalty: 1, rounds: 80 });
  for (const least of [0.35, 0.45, 0.55]) { let asked = 0, fit = 0, comp = 0, alone = 0, lack = 0, did = 0; items.forEach((x, i) => { if (!keep[i] || !held[i]) return; const p = likelihoods(model, rows, i); const m = Math.max(...p); let got = classes[p.indexOf(m)]!; if (m < least) got = 'none'; const ok = got === x.lacks || x.also.includes(got); if (got !== 'none') { asked++; if (ok) fit++; } if (x.lacks === 'none') { comp++; if (got === 'none' || ok) alone++; } else { lack++; if (got !== 'none') did++; } });
  console.log(`asked from ${least}: fit ${fit}/${asked}=${(100 * fit / asked).toFixed(0)} alone ${alone}/${comp} asked ${did}/${lack}=${(100 * did / lack).toFixed(0)}`); }
  for (const part of ['situation', 'own_action', 'outcome', 'reason', 'specific']) { const t = items.map((x) => x.told && x.intent === 'answer'); const m2 = fitSoftmax(rows, Int32Array.from(items, (x, i) => t[i] && !held[i] ? (x.told[part] ? 1 : 0) : -1), 2, { penalty: 1 });
   const pr: [number, boolean][] = []; items.forEach((x, i) => { if (t[i] && held[i]) pr.push([likelihoods(m2, rows, i)[1]!, Boolean(x.told[part])]); });
   const pos = pr.filter((e) => e[1]), neg = pr.filter((e) => !e[1]); let auc = 0; for (const a of pos) for (const b of neg) auc += a[0] > b[0] ? 1 : a[0] === b[0] ? 0.5 : 0; const no = pr.filter((e) => e[0] < 0.1), yes = pr.filter((e) => e[0] > 0.9);
   console.log(part, 'AUC', (auc / pos.length / neg.length).toFixed(3), 'not told right', (100 * no.filter((e) => !e[1]).length / no.length).toFixed(0), 'of', no.length, 'share', (100 * no.filter((e) => !e[1]).length / neg.length).toFixed(0), 'told right', (100 * yes.filter((e) => e[1]).length / yes.length).toFixed(0), 'of', yes.length); } }
}
