import './practice.css';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { PRACTICE_CATEGORIES } from './modules.ts';

const NOTE_ID = 'practice-note';

/** What practice modules will be. None of them opens. */
export function PracticePage() {
  usePageTitle('Practice Modules');
  return (
    <>
      <header className="page-head">
        <h1>Practice Modules</h1>
        <p className="lede" id={NOTE_ID}>
          Short exercises for one skill at a time. They are a preview: none of them starts yet.
        </p>
      </header>
      {PRACTICE_CATEGORIES.map(({ name, modules }) => (
        <section key={name} className="practice">
          <h2>{name}</h2>
          <ul>
            {modules.map(({ title, text, minutes }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                <span className="hint">{minutes} minutes</span>
                <button type="button" className="btn" aria-describedby={NOTE_ID}>
                  Start Practice<span className="sr">: {title}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
