import './stage.css';
import type { ReactNode } from 'react';

export function StageError({ message }: { message: string }) {
  return (
    <StageNotice text={`Error: ${message}`}>
      <a className="btn" href="/">
        Return Home
      </a>
    </StageNotice>
  );
}

export function StageNotice({ text, detail, children }: { text: string; detail?: string; children?: ReactNode }) {
  return (
    <main className="stage notice">
      <h1 className="spoken" aria-live="polite">
        {text}
      </h1>
      {detail && <p className="hint">{detail}</p>}
      <p>{children}</p>
    </main>
  );
}
