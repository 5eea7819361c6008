/** Tables for a terminal: the first column is left-aligned, figures are right-aligned. */

/** Formats rows of cells as lines; the first row contains the headings. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String))
  const columns = Math.max(...cells.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) =>
        column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
      )
      .join('   ')
  const [heads = [], ...rest] = cells
  return [line(heads), widths.map((width) => '─'.repeat(width)).join('   '), ...rest.map(line)].join('\n')
}
