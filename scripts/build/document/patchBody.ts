/** Attributes that React and Radix print in a form that this site cannot serve. */
const patches: readonly ((html: string) => string)[] = [
  // React prints hidden="until-found" as a bare `hidden`: https://github.com/facebook/react/issues/24740
  (html) =>
    html.replace(/<div\b[^>]*\bdata-findable="[^"]*"[^>]*>/g, (tag) =>
      tag.replace(' hidden=""', ' hidden="until-found"'),
    ),
  // Radix sets custom properties in a style attribute, which the content security policy refuses.
  (html) => html.replace(/ style="--radix-[^"]*"/g, ''),
]

export const patchBody = (body: string): string => patches.reduce((html, patch) => patch(html), body)
