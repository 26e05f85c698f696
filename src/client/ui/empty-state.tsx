import './states.css';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** What would stand here, and how it gets there. */
  text?: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
}

/** There is nothing here yet, and what to do next. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="state">
      <Icon className="ico" aria-hidden="true" />
      <p className="state-title">{title}</p>
      {text && <p className="state-text">{text}</p>}
      {action}
    </div>
  );
}
