/** Tables of a terminal: the first column leans left, figures lean right. */

/** Takes rows of cells, the first row being the heads; gives lines. */
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
