/** The type of a constant without its values, so that a test may bring its own. */
export type Widened<Value> = Value extends number
  ? number
  : Value extends string
    ? string
    : Value extends boolean
      ? boolean
      : { readonly [Key in keyof Value]: Widened<Value[Key]> }
