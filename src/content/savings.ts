/** Mean, median and ends of a list of ratios that is not empty. */
export function savingFigures(savings: readonly number[]) {
  const sorted = savings.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  const at = (index: number): number => sorted[index] ?? Number.NaN
  return {
    count: sorted.length,
    mean: sorted.reduce((sum, saving) => sum + saving, 0) / sorted.length,
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  }
}
