import { array, constantFrom, oneof, string, tuple } from 'fast-check'

/** Markup as hostile as chance allows: tags that do not match, in any order, with attributes that must not stay. */
const tags =
  'p h1 h2 a b strong em li ul ol table thead tr td th svg math mtext style noscript select form img template pre br title div span sup del q input iframe figure xml o:p'.split(
    ' ',
  )
const attributes = [
  '',
  ' id="x"',
  ' href="#x"',
  ' href="javascript:alert(1)"',
  ' src=/a.jpg',
  ' onerror=alert(1)',
  ' title="</style><img src=x>"',
  ' name=attributes',
  ' style="font-weight:700"',
  ' style="font-weight:normal"',
  ' style="vertical-align:super"',
  ' style="text-decoration:line-through"',
  ' start=3',
  ' value=7',
  ' src="https://e.com/x"',
  ' href="www.e.com"',
]
const token = oneof(
  tuple(constantFrom(...tags), constantFrom(...attributes)).map(([tag, attribute]) => `<${tag}${attribute}>`),
  constantFrom(...tags).map((tag) => `</${tag}>`),
  constantFrom('text', ' ', '\n', '<!--', '-->', '&lt;', '<![CDATA[', ']]>', 'Powered by WordPress', '"', '&#13;'),
  constantFrom('\n\n', '3.', '2,000', '(', ': '),
  string({ maxLength: 4 }),
)
export const markup = array(token, { maxLength: 40 }).map((tokens) => tokens.join(''))
