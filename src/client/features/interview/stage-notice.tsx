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
      <p className="spoken" role="status">
        {text}
      </p>
      {detail && <p className="hint">{detail}</p>}
      {children}
    </main>
  );
}
