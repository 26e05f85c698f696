import { readExamples } from './reading/examples.ts';
import { prepare, learnReading, KINDS, LACKS, kindOf, likelihoods, withTold, toldOf, eachLikelihood } from './reading/learn-reading.ts';
import { rowsOf } from './reading/table.ts';
import { VARIANTS } from '#domain/reading/reading.ts';
const HELD = ['talk-8','talk-9','talk-10','talk-11','talk-12','talk-13','asides-g'];
let t = Date.now();
const ex = readExamples().map((e) => { const v: readonly string[] = VARIANTS[e.intent]; return v.length && !e.variant ? { ...e, variant: v[0]! } : e; });
const prep = prepare(ex); console.log('prepared', ex.length, prep.sentences.length, Date.now() - t); t = Date.now();
const L = learnReading(prep, (s) => HELD.includes(s)); console.log('learned', L.vocabulary.hashes.length, Date.now() - t);
const rows = rowsOf(prep.features, L.vocabulary);
for (const w of [0.2, 0.3, 0.5]) { const c: any = {}; ex.forEach((x, i) => { if (!HELD.includes(x.source)) return; const p = likelihoods(L.kinds.model, rows, i); const by: any = {}; KINDS.forEach((k, n) => { const it = k.split('/')[0]!; by[it] = (by[it] ?? 0) + p[n]!; }); by.answer *= w; const got = Object.entries(by).sort((a: any, b: any) => b[1] - a[1])[0]![0]; const g = (x.source === 'asides-g' ? 'asides-g ' : 'talk ') + (x.intent === 'answer' ? 'answers' : 'others'); c[g] ??= [0, 0]; c[g][1]++; if (got === x.intent || x.alsoOk.includes(got)) c[g][0]++; });
  console.log(w, Object.entries(c).map(([k, [a, b]]: any) => `${k} ${a}/${b}=${(100 * a / b).toFixed(1)}`).join(', ')); }
const lr = rowsOf(withTold(prep, rows, L.told), L.vocabulary);
for (const least of [0.35, 0.45, 0.55]) { let asked = 0, fit = 0, comp = 0, alone = 0, lack = 0, did = 0; ex.forEach((x, i) => { if (!x.lacks || x.intent !== 'answer' || !HELD.includes(x.source)) return; const p = likelihoods(L.lacks.model, lr, i); const m = Math.max(...p); let got: string = LACKS[p.indexOf(m)]!; if (m < least) got = 'none'; const ok = got === x.lacks || x.alsoOk.includes(got); if (got !== 'none') { asked++; if (ok) fit++; } if (x.lacks === 'none') { comp++; if (got === 'none' || ok) alone++; } else { lack++; if (got !== 'none') did++; } });
  console.log(`asked from ${least}: fit ${fit}/${asked}=${(100 * fit / asked).toFixed(0)} alone ${alone}/${comp} asked ${did}/${lack}=${(100 * did / lack).toFixed(0)}`); }
L.told.labels.forEach((part, k) => { const pr: [number, boolean][] = []; ex.forEach((x, i) => { const v = (x.told as any)?.[part]; if (v !== undefined && HELD.includes(x.source)) pr.push([eachLikelihood(L.told.model, rows, i)[k]!, v]); }); if (!pr.length) return;
   const pos = pr.filter((e) => e[1]), neg = pr.filter((e) => !e[1]); let auc = 0; for (const a of pos) for (const b of neg) auc += a[0] > b[0] ? 1 : a[0] === b[0] ? 0.5 : 0; const no = pr.filter((e) => e[0] < 0.1), yes = pr.filter((e) => e[0] > 0.9);
   console.log(part, 'AUC', (auc / pos.length / neg.length).toFixed(3), 'not told right', (100 * no.filter((e) => !e[1]).length / no.length).toFixed(0), 'of', no.length, 'share', (100 * no.filter((e) => !e[1]).length / neg.length).toFixed(0), 'told right', (100 * yes.filter((e) => e[1]).length / yes.length).toFixed(0), 'of', yes.length); });
