import { useParams } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { BackLink } from '#client/ui/back-link.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PageBar } from '#client/ui/page-bar.tsx';
import { PageNotice } from '#client/ui/page-notice.tsx';
import { ScoreRing } from '#client/ui/score-ring.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import styles from './details.module.css';
import { numbered } from './numbered.ts';
import { SAMPLE_CATEGORIES, type SampleAspect, type SampleCategory, type SampleItem } from './sample-categories.ts';
import { useReportAddresses } from './use-report-addresses.ts';

/** A category, or one of its aspects: samples that show what such a page is. They call nothing. */
export function SamplePage() {
  const { questionNumber = '', category, subcategory } = useParams({ strict: false });
  const addresses = useReportAddresses();
  const sample = SAMPLE_CATEGORIES.find(({ id }) => id === category);
  const aspect = sample?.aspects.find(({ id }) => id === subcategory);
  usePageTitle(aspect?.name ?? sample?.name ?? 'Samples');
  if (!questionNumber || !category) {
    return <Failed question={questionNumber} text="Missing required parameters (questionId or category)." />;
  }
  if (!sample || (subcategory !== undefined && !aspect)) {
    return <Failed question={questionNumber} text="Failed to load data. Please try again." />;
  }
  return (
    <>
      <PageBar>
        <BackLink {...addresses.question(questionNumber)}>Back to Question Analysis</BackLink>
      </PageBar>
      <section className={styles.sampleHead}>
        <h1>{aspect?.name ?? sample.name}</h1>
        <p className={words.lede}>{sample.about}</p>
        <p className={words.hint}>These are samples, not your answers.</p>
      </section>
      {aspect ? <Items aspect={aspect} /> : <Aspects category={sample} question={questionNumber} />}
    </>
  );
}

function Failed({ question, text }: { question: string; text: string }) {
  return (
    <PageNotice role="alert" title="Could not load question data" text={text}>
      <BackLink {...useReportAddresses().question(question)}>Back to Question Analysis</BackLink>
    </PageNotice>
  );
}

function Aspects({ category, question }: { category: SampleCategory; question: string }) {
  const { sample } = useReportAddresses();
  return (
    <ul className={styles.samples}>
      {category.aspects.map((aspect) => (
        <li key={aspect.id}>
          <ScoreRing score={meanOf(aspect.items)} size="small" label={aspect.name} />
          <strong>{aspect.name}</strong>
          <ButtonLink kind="link" {...sample(question, category.id, aspect.id)} aria-label={`Open ${aspect.name}`}>
            Open <Icon of={ChevronRight} />
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

const meanOf = (items: readonly SampleItem[]): number =>
  Math.round(items.reduce((sum, { score }) => sum + score, 0) / items.length);

function Items({ aspect }: { aspect: SampleAspect }) {
  return numbered(aspect.items).map(({ number, item }) => (
    <article key={number} className={styles.sample}>
      <div>
        <h2>{item.question}</h2>
        <blockquote>“{item.excerpt}”</blockquote>
        <p>{item.analysis}</p>
        <h3>Suggestions</h3>
        <ul>
          {item.suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
      </div>
      <div className={styles.sampleScore}>
        <ScoreRing score={item.score} size="medium" label={aspect.name} />
        <span className={words.hint}>out of 100</span>
      </div>
    </article>
  ));
}
