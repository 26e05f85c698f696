import { Inbox } from 'lucide-react';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ChartFrame } from '#client/ui/chart-frame.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { ScoreRing } from '#client/ui/score-ring.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import styles from './parts-page.module.css';

const GROUNDS = [
  'paper',
  'surface',
  'sunk',
  'ink',
  'ink-2',
  'ink-3',
  'rule',
  'control',
  'green',
  'green-wash',
  'danger',
];
const SCORES = [96, 87, 82, 77, 71, 66, 62, 57, 52, 31, -1];

/** What a page says about how things stand. */
export function StateParts({ theme }: { theme: string }) {
  return (
    <>
      <Card title="Banners">
        <div className={styles.stack}>
          <Banner tone="danger" title="Unable to Create Interview" onDismiss={() => undefined}>
            Failed to start interview. Server returned an error.
          </Banner>
          <Banner tone="neutral" title="Unable to Create Interview" onDismiss={() => undefined}>
            Not enough data, please enter in at least a position and a company
          </Banner>
          <Banner tone="good" title="Verification code sent">
            Check your email.
          </Banner>
        </div>
      </Card>
      <Card title="Waiting, empty, failed">
        <div className={styles.stack}>
          <Skeleton label={`Loading (${theme})`} lines={3} />
          <EmptyState
            icon={Inbox}
            title="No interviews yet"
            text="Your first one takes ten minutes."
            action={<Button kind="solid">Take Interview</Button>}
          />
          <ErrorState
            title="Failed to load dashboard data"
            safe="Your interviews are safe."
            action={<Button>Try Again</Button>}
          />
        </div>
      </Card>
      <Card title="Scores">
        <div className={styles.row}>
          <ScoreRing score={78} size="medium" label="Overall" />
          {SCORES.map((score) => (
            <ScoreRing key={score} score={score} size="small" label={`Score ${score}`} />
          ))}
        </div>
      </Card>
      <Card title="Charts">
        <ChartFrame
          title="Interview Performance"
          note="Weekly averages, last 2 weeks. Scale from 0 to 100."
          legend={[
            { series: 'overall', name: 'Overall' },
            { series: 'answer', name: 'Problem answer' },
            { series: 'structure', name: 'Structure' },
            { series: 'conciseness', name: 'Conciseness' },
          ]}
          table={{
            head: ['Week', 'Overall', 'Problem answer'],
            rows: [
              ['9 Nov', 75, 80],
              ['16 Nov', 78, 82],
            ],
          }}
        >
          <Skeleton label="The drawing" heightPx={120} />
        </ChartFrame>
      </Card>
      <Card title="Colours">
        <ul className={styles.swatches}>
          {GROUNDS.map((name) => (
            <li key={name}>
              <i style={{ '--swatch': `var(--${name})` } as object} />
              {name}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
