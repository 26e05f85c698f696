import './field.css';
import { Field } from '@base-ui/react/field';
import type { ComponentProps, ReactNode } from 'react';

interface Frame {
  label: string;
  /** Beside the label, at the right: a link or a short hint. */
  aside?: ReactNode;
  /** Under the field: what to enter, in a few words. */
  hint?: ReactNode;
  /** What is wrong; the field is marked invalid while there is one. */
  error?: string | undefined;
  onValueChange?: (value: string) => void;
}

interface TextFieldProps extends Frame, ComponentProps<'input'> {
  /** Inside the field, at its right: an icon or a small button. */
  end?: ReactNode;
}

interface TextAreaProps extends Frame, ComponentProps<'textarea'> {
  /** Under the field, at the right: how much was written. */
  count?: ReactNode;
}

/** One line of text with its label, hint and error, which a screen reader hears together with the field. */
export function TextField({ label, aside, hint, error, end, onValueChange, className, id, ...input }: TextFieldProps) {
  return (
    <Field.Root className="text-field" invalid={Boolean(error)} disabled={input.disabled ?? false}>
      <Head label={label} aside={aside} />
      <span className={end ? 'field-box with-end' : 'field-box'}>
        <Field.Control
          {...(input as ComponentProps<typeof Field.Control>)}
          {...(id ? { id } : {})}
          className={['field', className].filter(Boolean).join(' ')}
          onValueChange={(value) => onValueChange?.(value)}
        />
        {end && <span className="field-end">{end}</span>}
      </span>
      <Words hint={hint} error={error} />
    </Field.Root>
  );
}

/** Several lines of text; the same frame. */
export function TextArea({ label, aside, hint, error, count, onValueChange, className, id, ...area }: TextAreaProps) {
  return (
    <Field.Root className="text-field" invalid={Boolean(error)} disabled={area.disabled ?? false}>
      <Head label={label} aside={aside} />
      <Field.Control
        {...(id ? { id } : {})}
        value={area.value as string}
        onValueChange={(value) => onValueChange?.(value)}
        render={<textarea {...area} className={['field', className].filter(Boolean).join(' ')} />}
      />
      <div className="field-foot">
        <Words hint={hint} error={error} />
        {count && <span className="hint field-count">{count}</span>}
      </div>
    </Field.Root>
  );
}

function Head({ label, aside }: Pick<Frame, 'label' | 'aside'>) {
  return (
    <div className="field-head">
      <Field.Label className="label">{label}</Field.Label>
      {aside && <span className="hint">{aside}</span>}
    </div>
  );
}

function Words({ hint, error }: Pick<Frame, 'hint' | 'error'>) {
  if (error) {
    return (
      <Field.Error match className="field-error">
        {error}
      </Field.Error>
    );
  }
  return hint ? (
    <Field.Description render={<div />} className="hint field-hint">
      {hint}
    </Field.Description>
  ) : null;
}
