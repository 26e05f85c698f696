import { Field } from '@base-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import words from './words.module.css';

interface Frame {
  label: string;
  /** Beside the label, at the right: a link or a short hint. */
  aside?: ReactNode;
  /** Under the field: what to enter, in a few words. */
  hint?: ReactNode;
  /** What is wrong; the field is marked invalid while there is one, and it is read out when it appears. */
  error?: string | undefined;
  onValueChange?: (value: string) => void;
}

export interface TextFieldProps extends Frame, ComponentProps<'input'> {
  /** Inside the field, at its right: an icon or a small button. */
  end?: ReactNode;
}

/** One line of text with its label, hint and error, which a screen reader hears together with the field. */
export function TextField({ label, aside, hint, error, end, onValueChange, className, id, ...input }: TextFieldProps) {
  return (
    <Field.Root className={styles.field} invalid={Boolean(error)} disabled={input.disabled ?? false}>
      <Head label={label} aside={aside} />
      <span className={styles.box} data-end={end ? '' : undefined}>
        <Field.Control
          {...(input as ComponentProps<typeof Field.Control>)}
          {...(id ? { id } : {})}
          className={classNames(styles.control, className)}
          onValueChange={(value) => onValueChange?.(value)}
        />
        {end && <span className={styles.end}>{end}</span>}
      </span>
      <Below hint={hint} error={error} />
    </Field.Root>
  );
}

function Head({ label, aside }: Pick<Frame, 'label' | 'aside'>) {
  return (
    <div className={styles.head}>
      <Field.Label className={words.label}>{label}</Field.Label>
      {aside && <span className={words.hint}>{aside}</span>}
    </div>
  );
}

function Below({ hint, error }: Pick<Frame, 'hint' | 'error'>) {
  if (error) {
    return (
      <Field.Error match className={styles.error} role="alert">
        {error}
      </Field.Error>
    );
  }
  return hint ? (
    <Field.Description render={<div />} className={styles.hint}>
      {hint}
    </Field.Description>
  ) : null;
}
