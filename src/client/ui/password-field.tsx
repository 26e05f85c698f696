import { Eye, EyeOff } from 'lucide-react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  shown: boolean;
  /** Absent on a field that is shown and hidden along with another. */
  onShownChange?: (shown: boolean) => void;
}

/** A password, hidden until its button shows it. */
export function PasswordField({ shown, onShownChange, ...field }: PasswordFieldProps) {
  const say = shown ? 'Hide password' : 'Show password';
  return (
    <TextField
      {...field}
      id={field.name}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        onShownChange && (
          <Button kind="quiet" aria-label={say} onClick={() => onShownChange(!shown)}>
            <Icon of={shown ? EyeOff : Eye} />
          </Button>
        )
      }
    />
  );
}
