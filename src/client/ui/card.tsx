import './card.css';
import type { ReactNode } from 'react';
import { useId } from 'react';

interface CardProps {
  title: string;
  /** Beside the title, at the right. */
  aside?: ReactNode;
  /** `ruled` stands between hairlines, `raised` is a sheet of its own, `wash` calls to do something next. */
  kind?: 'ruled' | 'raised' | 'wash';
  children: ReactNode;
}

/** A titled part of a page. Ruled is the usual one: no boxes in boxes. */
export function Card({ title, aside, kind = 'ruled', children }: CardProps) {
  const id = useId();
  return (
    <section className={`card ${kind}`} aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {aside && <span className="hint">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
