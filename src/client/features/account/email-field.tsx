import { TextField, type TextFieldProps } from '#client/ui/text-field.tsx';

/** An e-mail address, as keyboards and autofill know it. */
export function EmailField(field: Omit<TextFieldProps, 'label' | 'id' | 'name' | 'type'>) {
  return (
    <TextField
      label="Email"
      id="email"
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      aria-required
      {...field}
    />
  );
}
