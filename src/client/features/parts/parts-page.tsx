import './parts-page.css';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { ControlParts } from './control-parts.tsx';
import { InterviewerParts } from './interviewer-parts.tsx';
import { StateParts } from './state-parts.tsx';

const THEMES = ['light', 'dark'] as const;

/** Every part of the interface in both themes, side by side. Not in a production build. */
export function PartsPage() {
  usePageTitle('Parts');
  return (
    <main className="parts">
      <h1 className="sr">Parts</h1>
      {THEMES.map((theme) => (
        <div key={theme} className="parts-theme" data-theme={theme}>
          <p className="parts-name">{theme}</p>
          <ControlParts theme={theme} />
          <StateParts theme={theme} />
          <InterviewerParts />
        </div>
      ))}
    </main>
  );
}
