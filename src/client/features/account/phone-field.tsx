import { TextField, type TextFieldProps } from '#client/ui/text-field.tsx';
import { editPhone } from './phone-number.ts';

interface PhoneFieldProps extends Omit<TextFieldProps, 'label' | 'name' | 'type' | 'onChange'> {
  value: string;
  onPhoneChange: (phone: string) => void;
}

/** A phone number that takes its usual shape while it is typed. */
export function PhoneField({ onPhoneChange, ...field }: PhoneFieldProps) {
  return (
    <TextField
      {...field}
      label="Phone"
      id="phone"
      name="phone"
      type="tel"
      autoComplete="tel"
      onChange={({ target, nativeEvent }) => {
        const deletedForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward';
        const { shown, caret } = editPhone(target.value, target.selectionStart ?? target.value.length, deletedForward);
        // Written before React renders, which would otherwise put the caret at the end.
        target.value = shown;
        if (document.activeElement === target) target.setSelectionRange(caret, caret);
        onPhoneChange(shown);
      }}
    />
  );
}
