import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { company } from '../../../src/content/company.ts'
import { checkCatalog, losses, report, unpublishable } from './checkCatalogs.ts'
import { staleEntries, type SourceMessage } from './extraction.ts'
import { readPo } from './po.ts'
import { poFormat } from './poFormat.ts'
import { forbiddenInArticles, forbiddenInMessages, readTerms } from './terms.ts'

const folder = path.join(import.meta.dirname, 'fixtures')
const bytes = (name: string) => fs.readFileSync(path.join(folder, `${name}.po`))
const read = (name: string) => bytes(name).toString()
const problemsOf = (name: string) => checkCatalog('de', bytes(name)).map(({ line, sentence }) => `${line}: ${sentence}`)

test('a healthy catalog passes', () => {
  expect(problemsOf('healthy')).toEqual([])
})

const copyBraces = 'Copy the part in braces from the English text and translate only the words inside its inner braces.'
const saveAgain =
  'Save it as UTF-8 (in a text editor: “Save as”, encoding “UTF-8”) where its letters are still right, or go back to its last version: git checkout locales/de.po'
const keywords = 'Before the inner braces of a plural, write zero, one, two, few, many, and other, in English.'

/** Each fixture has one fault; the number is the line of the file that it is reported on. */
const faults: Readonly<Record<string, string>> = {
  missing: '8: There is no translation yet, and a page shows this text. Translate it.',
  fuzzy: '9: The translation is marked “fuzzy” (needs work). Check it against the English text, then remove the mark.',
  'changed-english':
    '10: The English has changed. Before: “Our task” Now: “Our task, in short” Make the translation say what it says now, then remove the mark “fuzzy” (Poedit: “Needs work”).',
  'unclosed-brace': '8: A brace { is opened and never closed. Give each { its }, as in the English text.',
  'unreadable-braces':
    '8: The text in the braces (at character 15) cannot be read. Copy the part in braces from the English text and translate only the words inside its inner braces.',
  'stray-brace': '8: A brace } has no partner, and visitors would read it. Delete it, or add its {.',
  'changed-variable':
    '8: The translation lacks {founded}. Put it where the value belongs in your sentence. / 8: The English text has no {foundet}. It has {founded}: copy the name exactly.',
  'missing-variable': '8: The translation lacks {total}. Put it where the value belongs in your sentence.',
  'different-tags': '8: The translation has no tags, the English text <em>. Mark the same words with the same tags.',
  'unclosed-tag': '8: <em> is never closed. Put </em> after the words that it marks.',
  'crossed-tags': '8: </em> appears where </pricing> is expected. Close the tag first that was opened last.',
  'tag-with-space':
    '8: “< em>” is not a tag, and visitors would read it. Write tags as in the English text, without spaces. / 8: </em> closes nothing: its <em> is missing before it.',
  'plural-without-other':
    '8: The plural of {weeks} has no branch “other”. Add one: other {…}. It is used for every number without a branch of its own.',
  'lost-plural': `8: The translation lacks {weeks, plural …} of the English text. ${copyBraces}`,
  'lost-format': `8: The translation lacks {day, date, long …} of the English text. ${copyBraces}`,
  'plural-of-fact': `8: The English text has no {founded, plural …}. ${copyBraces}`,
  'lost-branch': `8: The plural of {weeks} has no branch “one”. ${copyBraces}`,
  'translated-choice': `8: The select of {kind} has no branch “house”. ${copyBraces} / 8: The English text has no branch “haus” of {kind}. ${copyBraces}`,
  'lost-number':
    '8: The branch “one” of {weeks} lacks # (the number of {weeks}), which the English text has there. Put it where the value belongs.',
  'lost-value-in-branch':
    '8: The branch “other” of {lots} lacks {town}, which the English text has there. Put it where the value belongs.',
  'quoted-braces':
    "8: A straight ' before a brace ('{name}') switches it off, and visitors would read the braces. Delete the ', or write ’.",
  'double-braces': '8: The braces of {{name}} are doubled, and visitors would read them. Write {name}.',
  'tag-without-words':
    '8: <guide> marks no words. Write <guide>words</guide> around those that mean the same as in English.',
  'closed-tag': '8: <guide> marks no words. Write <guide>words</guide> around those that mean the same as in English.',
  'html-entities':
    "8: “&amp;” is HTML, and visitors would read it. Write the sign itself: & / 8: “&#39;” is HTML, and visitors would read it. Write the sign itself: '",
  'invisible-marks':
    '8: The text contains an invisible mark (U+200B) after “Über”. Delete it, or type these words anew.',
  'soft-hyphen':
    '8: The text contains an invisible mark (U+00AD) after “Über un”. Delete it, or type these words anew.',
  'decomposed-letters':
    '8: Letters such as “Ü” consist of two characters. Type them anew, or run: npm run i18n:extract',
  'other-script': '8: “\u0430” (U+0430) only looks like a sign of this language. Type it anew, as in the English text.',
  'wide-signs': '8: “｛” (U+FF5B) only looks like a sign of this language. Type it anew, as in the English text.',
  'left-in-english': '8: The translation is the English text. Translate it, or leave it empty until then.',
  'half-in-english': '8: “What we do and what we ask you is written in the mandate.” is still English. Translate it.',
  'torn-unit':
    '8: “0 m²” may be torn apart at the end of a line. Put a no-break space there (Mac ⌥+Space, Windows Alt+0160).',
  'forbidden-decomposed':
    '8: “Gebot” is not our word. Say “Kaufangebot” (docs/style/german.md). / 8: Letters such as “Ä” consist of two characters. Type them anew, or run: npm run i18n:extract',
  'translated-branch': `8: “andere” is a translated keyword. ${keywords}`,
  'translated-keyword':
    '8: “mehrzahl” is a translated keyword. After a variable’s comma, write plural, select, selectordinal, number, date, and time, in English and in small letters.',
  'leading-space': '8: The translation begins with a space, the English text without a space. Make them alike.',
  'trailing-space': '8: The translation ends without a space, the English text with a space. Make them alike.',
  'straight-quotes': '8: The text contains a straight quotation mark. Use „…“ (inside them ‚…‘, as apostrophe ’).',
  'straight-apostrophe': '8: The text contains a straight quotation mark. Use „…“ (inside them ‚…‘, as apostrophe ’).',
  'too-long': '9: The text has 33 characters; there is room for 24. Shorten it.',
  'too-long-with-values': `9: The text has ${`Ein Wort von ${company.longName}`.length} characters; there is room for 30. Shorten it.`,
  'too-short': '9: The text has 8 characters and should have at least 110. Say a little more.',
  'other-limit':
    '9: The comment “Browser and search title, at most 60 characters” should say “at most 50 characters” (scripts/check/catalogs/textLimits.ts).',
  'preview-marks':
    '8: The text contains invisible marks of the preview. Type it anew instead of copying it from the preview’s page.',
  'forbidden-term': '8: “Gebot” is not our word. Say “Kaufangebot” (docs/style/german.md).',
}

/** Faults that an extraction must not run on, because it would lose a translation. */
const unreadable: Readonly<Record<string, string>> = {
  'lacks-msgstr': '7: This entry lacks its msgid or its msgstr line. Take it from the file’s last version.',
  'unfinished-line':
    '8: This line is not complete: the text belongs between two straight quotation marks, and one inside it is written \\".',
  'unknown-escape':
    '8: “\\u” means nothing in this file. Write the character itself; a backslash that visitors shall see is written \\\\.',
  'gettext-plural': '7: This is a gettext plural (msgid_plural). Write the plural inside the text.',
  duplicate:
    '11: This English text is in line 7 already. Keep the entry whose translation is right, and delete the other.',
  'merge-conflict':
    '8: Two versions of this place meet here, after a merge. Keep one of them, and delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>.',
  'lost-letters': `8: Letters were lost in another encoding (“msgstr "Ãœber uns"”). ${saveAgain}`,
  'other-charset': '4: The file names another encoding. Write here: charset=utf-8',
}

test.each(Object.entries(unreadable))('%s stops check, build and extraction, with one sentence', (name, expected) => {
  expect(problemsOf(name)).toEqual([expected])
  for (const problems of [losses('de', bytes(name)), unpublishable('de', bytes(name))])
    expect(problems.map(({ line, sentence }) => `${line}: ${sentence}`)).toEqual([expected])
  const context = { locale: 'de', sourceLocale: 'en', filename: 'locales/de.po' }
  expect(() => poFormat.parse(read(name), context)).toThrow(`locales/de.po:${expected.replace(': ', '\n  ')}`)
})

test('an unconfirmed translation and broken texts stop the build, and no extraction', () => {
  for (const name of ['changed-english', 'html-entities', 'lost-number']) {
    expect(unpublishable('de', bytes(name))).not.toEqual([])
    expect(losses('de', bytes(name))).toEqual([])
  }
})

test('English that is typed into its catalog is refused with the file to edit, also by build and extraction', () => {
  const sentence =
    'No page shows “All about us”: English is written in src/pages/About/copy.ts. Change it there, and put “About us” back here.'
  for (const check of [checkCatalog, losses, unpublishable])
    expect(check('en', bytes('english-in-catalog')).map((it) => `${it.line}: ${it.sentence}`)).toEqual([
      `8: ${sentence}`,
    ])
})

test.each(Object.entries(faults))('%s is refused with its line and sentence', (name, expected) => {
  expect(problemsOf(name)).toEqual(expected.split(' / '))
})

test('a message of a page that exists in English only needs no German', () => {
  const english = read('missing').replace('About', 'BuyProperty')
  expect(checkCatalog('de', Buffer.from(english))).toEqual([])
})

test('English needs no translation', () => {
  expect(checkCatalog('en', bytes('missing'))).toEqual([])
})

describe('a catalog that is not what the source says', () => {
  const places = [{ file: 'src/pages/About/copy.ts', line: 3 }]
  const messages: readonly SourceMessage[] = [
    { message: 'About us', context: undefined, comments: ['Page name, in the menu'], places },
    { message: 'Our task', context: undefined, comments: [], places },
    { message: 'Our values', context: undefined, comments: [], places },
  ]

  test('is refused, with what differs', () => {
    const { entries } = readPo(read('stale'))
    expect(
      staleEntries('locales/de.po', entries, messages).map(({ line, sentence }) => `${line}: ${sentence}`),
    ).toEqual([
      '1: The file lacks this text of src/pages/About/copy.ts. Run: npm run i18n:extract',
      '8: The comment for translators has changed. Run: npm run i18n:extract',
      '12: The source code has no such text any more, or its English was changed here. Run: npm run i18n:extract',
      '16: The text is used in src/pages/About/copy.ts, and the file says otherwise. Run: npm run i18n:extract',
    ])
  })
})

describe('a word that a style guide forbids', () => {
  test('is refused in an English message, at its place in the source code', () => {
    const messages = ['Whoever buys, and those who let us', 'the Land Registry', 'Land registry'].map(
      (message, index) => ({
        message,
        context: undefined,
        comments: [],
        places: [{ file: 'src/pages/About/copy.ts', line: index + 10 }],
      }),
    )
    expect(forbiddenInMessages(messages).map(({ file, line, sentence }) => `${file}:${line} ${sentence}`)).toEqual([
      'src/pages/About/copy.ts:10 “Whoever” is not our word. Say “the person who, if you” (docs/style/english.md).',
      'src/pages/About/copy.ts:12 “Land registry” is not our word. Say “Land Registry” (docs/style/english.md).',
    ])
  })

  test('is refused in a seeded article of its language, alternative texts included', () => {
    const sql = fs.readFileSync(path.join(folder, 'forbidden-term.sql'), 'utf8')
    expect(forbiddenInArticles('seed.sql', sql).map(({ line, sentence }) => `${line}: ${sentence}`)).toEqual([
      '6: “land register” is not our word. Say “Land Registry” (docs/style/english.md).',
      '12: “Arras-Vertrag” is not our word. Say “Anzahlungsvertrag (contrato de arras)” (docs/style/german.md).',
      '13: “Gebot” is not our word. Say “Kaufangebot” (docs/style/german.md).',
    ])
  })

  test.each(['english', 'german'])('is in the table of docs/style/%s.md, and the term to use is not', (name) => {
    const terms = readTerms(
      fs.readFileSync(path.resolve(import.meta.dirname, `../../../docs/style/${name}.md`), 'utf8'),
    )
    expect(terms.length).toBeGreaterThan(20)
    for (const { say } of terms)
      expect(terms.filter(({ forbidden }) => say.search(forbidden) !== -1).map((term) => term.say)).toEqual([])
  })
})

test('every fixture is used', () => {
  const names = fs.readdirSync(folder).map((file) => path.basename(file, '.po'))
  expect(names.toSorted()).toEqual(
    [
      ...[faults, unreadable].flatMap(Object.keys),
      'healthy',
      'stale',
      'english-in-catalog',
      'forbidden-term.sql',
      'tools',
    ].toSorted(),
  )
})

test('a problem is printed with its place, its English text and its sentence', () => {
  expect(checkCatalog('de', bytes('unclosed-tag')).map(report)).toEqual([
    'locales/de.po:8  “About <em>us</em>”\n  <em> is never closed. Put </em> after the words that it marks.',
  ])
})
