import { Eye, EyeOff } from 'lucide-react';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'children'> {
  shown: boolean;
  /** Absent on a field that is shown and hidden along with another. */
  onShownChange?: (shown: boolean) => void;
}

/** A password, hidden until its button shows it. */
export function PasswordField({ shown, onShownChange, ...field }: PasswordFieldProps) {
  return (
    <TextField {...field} type={shown ? 'text' : 'password'} autoCapitalize="none" autoCorrect="off" spellCheck={false}>
      {onShownChange && (
        <button type="button" className="quiet" onClick={() => onShownChange(!shown)}>
          {shown ? <EyeOff className="ico" aria-hidden="true" /> : <Eye className="ico" aria-hidden="true" />}
          <span className="sr">{shown ? 'Hide password' : 'Show password'}</span>
        </button>
      )}
    </TextField>
  );
}
