export interface SelectOption<Value extends string> {
  value: Value;
  title: string;
  /** A second, quieter line in the open list. */
  note?: string;
}

export interface SelectProps<Value extends string> {
  /** The id of the visible label. */
  labelledBy: string;
  options: readonly SelectOption<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  /** What it says while nothing is chosen. */
  placeholder: string;
  disabled?: boolean;
  onChange: (value: Value) => void;
}
