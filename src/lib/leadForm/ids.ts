/** Id of the control of a field. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`
/** Id of the heading of a step, which takes the focus when the step is reached. */
export const stepId = (formId: string, step: number): string => `${formId}-step-${step + 1}`
