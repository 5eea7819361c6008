/**
 * Finds user-visible texts that are not in a message catalogue: Persian letters anywhere, and any letters in
 * JSX text or accessible attributes, outside of Lingui's macros.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { sourceFiles } from './source-files.ts'

const PERSIAN = /[\u0600-\u06FF]/
const LETTER = /\p{L}/u
const SPOKEN = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'placeholder',
  'title',
  'label',
  'help',
  'detail',
])
const MACROS = new Set(['t', 'msg', 'Trans', 'Plural', 'plural'])

const READ = /^src\/(?!ui\/catalogue\/|.*(?:\.test\.|\.sample\.|\/testing\/)).*\.tsx?$/
/** Files in which Persian letters are not messages, and what they are. */
const NO_WORDS: Readonly<Record<string, string>> = {
  'src/ui/format/amount-words.ts': 'names of numbers, in both languages',
  'src/ui/format/language.ts': 'a language’s own name',
  'src/ui/format/numbers.ts': 'signs of numbers',
  'src/ui/picker/search.ts': 'letters that are searched alike',
  'src/ui/plate/PlateBand.tsx': 'what is printed on the plate',
  'src/ui/plate/plate-entry.ts': 'letters of plates',
}

const macroOf = (name: string | undefined): boolean => name !== undefined && MACROS.has(name)

/**
 * Returns each text outside a catalogue as «line: text».
 * @throws Error when the file does not parse.
 */
export function rawWordsOf(file: string, text: string): string[] {
  const {
    program,
    errors: [error],
  } = parseSync(file, text)
  if (error) throw new Error(`${file}: ${error.message}`)
  const found: string[] = []
  let macroDepth = 0
  const note = (start: number, words: string): void => {
    if (macroDepth === 0)
      found.push(`${text.slice(0, start).split('\n').length}: ${words.trim().slice(0, 60)}`)
  }
  const enter = (isMacro: boolean) => {
    macroDepth += isMacro ? 1 : 0
  }
  const leave = (isMacro: boolean) => {
    macroDepth -= isMacro ? 1 : 0
  }
  const ofTag = (node: { openingElement: { name: { type: string; name?: unknown } } }) => {
    const { name } = node.openingElement.name
    return typeof name === 'string' && macroOf(name)
  }
  const ofCall = (node: { type: string; name?: unknown }) =>
    typeof node.name === 'string' && macroOf(node.name)
  new Visitor({
    JSXElement: (node) => enter(ofTag(node)),
    'JSXElement:exit': (node) => leave(ofTag(node)),
    TaggedTemplateExpression: ({ tag }) => enter(ofCall(tag)),
    'TaggedTemplateExpression:exit': ({ tag }) => leave(ofCall(tag)),
    CallExpression: ({ callee }) => enter(ofCall(callee)),
    'CallExpression:exit': ({ callee }) => leave(ofCall(callee)),
    JSXText: ({ value, start }) => {
      if (LETTER.test(value)) note(start, value)
    },
    JSXAttribute: ({ name, value, start }) => {
      if (
        name.type === 'JSXIdentifier' &&
        SPOKEN.has(name.name) &&
        value?.type === 'Literal' &&
        typeof value.value === 'string' &&
        LETTER.test(value.value) &&
        !PERSIAN.test(value.value)
      )
        note(start, value.value)
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && PERSIAN.test(value)) note(start, value)
    },
    TemplateElement: ({ value, start }) => {
      if (PERSIAN.test(value.raw)) note(start, value.raw)
    },
  }).visit(program)
  return found
}

/**
 * Checks all files below `root`. Reading no file is a problem, too.
 */
export function judgeWords(root: string): { files: number; problems: string[] } {
  const files = sourceFiles(root).filter((file) => READ.test(file) && NO_WORDS[file] === undefined)
  const problems = files.flatMap((file) =>
    rawWordsOf(file, readFileSync(join(root, file), 'utf8')).map((words) => `${file}:${words}`),
  )
  return { files: files.length, problems: files.length === 0 ? ['No file of the app was read.'] : problems }
}
