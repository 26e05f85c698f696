import './banner.css';
import { CircleAlert, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';

interface BannerProps {
  /** `danger` for what failed, `neutral` for what is nobody's fault, `good` for what went well. */
  tone: 'danger' | 'neutral' | 'good';
  title: string;
  children?: ReactNode;
  onDismiss?: () => void;
}

/** A notice across the page. Read out as soon as it appears. */
export function Banner({ tone, title, children, onDismiss }: BannerProps) {
  const Icon = tone === 'danger' ? CircleAlert : Info;
  return (
    <div className={`banner ${tone}`} role={tone === 'good' ? 'status' : 'alert'}>
      <Icon className="ico" aria-hidden="true" />
      <div className="banner-words">
        <strong>{title}</strong>
        {children && <p>{children}</p>}
      </div>
      {onDismiss && (
        <button type="button" className="btn quiet" aria-label="Dismiss" onClick={onDismiss}>
          <X className="ico" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
