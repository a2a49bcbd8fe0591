/** A finding with a condition. */
export const when = (isWrong: boolean, complaint: string): string[] => (isWrong ? [complaint] : [])
