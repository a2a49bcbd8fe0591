/** JSON for a script element, which only "<" could end early (html.spec.whatwg.org, restrictions on script contents). */
export const jsonInScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')
