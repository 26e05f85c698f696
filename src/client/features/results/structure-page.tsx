import { useContext, useMemo } from 'react';
import words from '#client/ui/words.module.css';
import { labelOfPart } from '#domain/report/catalogue.ts';
import { firstWithRest } from '#domain/results/bill.ts';
import { type Lens, seeBy } from '#domain/results/lens.ts';
import type { ReportQuestion } from '#domain/results/report.ts';
import {
  detectedOf,
  expectedOf,
  type SaidPart,
  type StripPart,
  structureStrip,
} from '#domain/results/structure-strip.ts';
import { BillList } from './bill-list.tsx';
import { DetailTexts } from './detail-texts.tsx';
import styles from './details.module.css';
import { isSaidOfTheResponse } from './is-said-of-the-response.ts';
import { MarkedAnswer } from './marked-answer.tsx';
import { numbered } from './numbered.ts';
import { ofQuestion, type ShownQuestion } from './of-question.tsx';
import { ofReport } from './of-report.tsx';
import { PartSwatch } from './part-swatch.tsx';
import { Recorded } from './recorded.ts';
import { ResponseLength } from './response-length.tsx';
import { ShapeMap } from './shape-map.tsx';
import { useHeardResponse } from './use-heard-response.ts';
import { type Pointing, usePointing } from './use-pointing.ts';
import { WordsAndPoints } from './words-and-points.tsx';

export const StructureBreakdown = ofQuestion('structure', 'Structure Breakdown', Structure);

/** In which order the parts of an answer were said, and what is missing where. */
export const StructurePage = ofReport(StructureBreakdown);

function Structure({ question }: ShownQuestion) {
  const pointing = usePointing();
  const lens = useMemo(() => seeBy('structure', question), [question]);
  const strip = structureStrip(question);
  return (
    <>
      <Chips question={question} />
      {strip && <ShapeMap strip={strip} expected={expectedOf(question)} type={question.question_type} />}
      <WordsAndPoints
        className={styles.parts}
        answers={question.responses}
        sticky
        head={<h2 className={styles.breakdown}>Response Breakdown</h2>}
        points={<Points question={question} lens={lens} pointing={pointing} />}
      >
        {question.responses.length === 0 && <p>No response details found for this question.</p>}
        {numbered(question.responses).map(({ number }) => (
          <Response key={number} question={question} index={number - 1} lens={lens} strip={strip} pointing={pointing} />
        ))}
      </WordsAndPoints>
    </>
  );
}

function Chips({ question }: { question: ReportQuestion }) {
  const { question_type: type, responses } = question;
  const named = type || responses.find(({ structure }) => structure.question_type)?.structure.question_type || '';
  const expected = expectedOf(question);
  const detected = detectedOf(question);
  return (
    <section className={styles.chips}>
      <dl>
        <dt>Expected</dt>
        {expected.map((part) => (
          <dd key={part}>{labelOfPart(part)}</dd>
        ))}
        {expected.length === 0 && <dd data-thin="true">not told</dd>}
      </dl>
      <dl>
        <dt>Question Type</dt>
        <dd data-thin={named === '' || undefined}>{named ? typeWords(named) : 'not told'}</dd>
      </dl>
      <dl>
        <dt>Detected</dt>
        {detected.map((part) => (
          <dd key={part}>{labelOfPart(part)}</dd>
        ))}
        {detected.length === 0 && <dd data-thin="true">none</dd>}
      </dl>
    </section>
  );
}

const typeWords = (type: string): string => {
  const plain = type.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** The bill over all responses, or that of each where the report has no other. */
function Points({ question, lens, pointing }: { question: ReportQuestion; lens: Lens; pointing: Pointing }) {
  const { overall_summary: summary, overall_improvement: improvement } = question.question_overall.structure;
  const bills = numbered(lens.bills).filter(({ item }) => item !== undefined && item.score >= 0);
  return (
    <>
      {bills.length === 0 && (
        <>
          <h3 className={words.label}>Points</h3>
          <p>{question.not_scored?.message || 'This answer is not scored.'}</p>
        </>
      )}
      {bills.map(({ number, item }) => (
        <div key={number}>
          <h3 className={words.label}>Points</h3>
          {item && (
            <BillList
              bill={item}
              responses={question.responses}
              pointing={pointing}
              explainsRest={item === firstWithRest(lens.bills)}
            />
          )}
        </div>
      ))}
      {!isSaidOfTheResponse(question, 'structure') && <DetailTexts summary={summary} improvement={improvement} />}
    </>
  );
}

interface ResponseProps {
  question: ReportQuestion;
  index: number;
  lens: Lens;
  strip: StripPart[] | undefined;
  pointing: Pointing;
}

function Response({ question, index, lens, strip, pointing }: ResponseProps) {
  const response = question.responses[index];
  const heard = useHeardResponse(response, useContext(Recorded).recorded);
  if (!response) return null;
  const marks = lens.marks.filter((mark) => mark.response === index);
  const { summary, improvement } = response.structure;
  return (
    <article className={styles.part}>
      <div className={styles.who}>
        <h3 className={words.label}>{response.question}</h3>
        <ResponseLength response={response} heard={heard} />
      </div>
      {response.response_number > 0 && response.asked && <p className={styles.followUp}>{response.asked}</p>}
      {strip ? (
        partsOf(strip, index, response.answer.length).map((part) =>
          part.kind === 'missing' ? (
            <div key={part.part} className={styles.stretch}>
              <p className={styles.told}>
                <PartSwatch part="missing" />
                <strong>{part.part}</strong>
                still missing
              </p>
              <p className={styles.hole}>{part.hint}</p>
            </div>
          ) : (
            <div key={part.start} className={styles.stretch} data-aside={part.parts.length === 0 || undefined}>
              <p className={styles.told}>
                <PartSwatch part={part.parts[0]} />
                <strong>{part.name}</strong>
                {part.words} {part.words === 1 ? 'word' : 'words'}
              </p>
              <MarkedAnswer
                answer={response.answer.slice(part.start, part.end)}
                from={part.start}
                marks={cutTo(part, marks)}
                pointing={pointing}
                heard={heard}
              />
            </div>
          ),
        )
      ) : (
        <MarkedAnswer answer={response.answer} marks={marks} pointing={pointing} heard={heard} />
      )}
      <DetailTexts summary={response.not_scored?.message || summary} improvement={improvement} />
    </article>
  );
}

/** The stretches of one response, with what is missing between them. */
function partsOf(strip: readonly StripPart[], index: number, length: number): StripPart[] {
  const own: StripPart[] = [];
  let at = 0;
  for (const part of strip) {
    if (part.kind === 'said') at = part.response;
    if (at === index) own.push(part);
  }
  return length === 0 ? own.filter(({ kind }) => kind === 'missing') : own;
}

/** Marks as they lie in one stretch; one that runs over its edge goes on in the next. */
const cutTo = ({ start, end }: SaidPart, marks: Lens['marks']): Lens['marks'] =>
  marks
    .filter((mark) => mark.start < end && mark.end > start)
    .map((mark) => ({
      ...mark,
      start: Math.max(0, mark.start - start),
      end: Math.min(end, mark.end) - start,
    }));
