type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether an uncontrolled field differs from the prerendered one; a select starts with its first option. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0
  // A checkbox without a value has the value "on", and no default one.
  if (/^(?:checkbox|radio)$/.test(field.type)) return 'checked' in field && field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/** Whether the visitor has typed or chosen something in a field of `root`. */
export const hasChangedField = (root: ParentNode): boolean =>
  [...root.querySelectorAll<Field>('input, select, textarea')].some(isChanged)
