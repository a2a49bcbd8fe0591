type Patch = { readonly reason: string; readonly apply: (html: string) => string }

/** Attributes that React and Radix print in a form that this site cannot serve. */
const patches: readonly Patch[] = [
  {
    reason: 'React prints hidden="until-found" as a bare `hidden`: github.com/facebook/react/issues/24740',
    apply: (html) =>
      html.replace(/<div\b[^>]*\bdata-findable="[^"]*"[^>]*>/g, (tag) =>
        tag.replace(' hidden=""', ' hidden="until-found"'),
      ),
  },
  {
    reason: 'Radix sets custom properties in a style attribute, which the Content Security Policy refuses.',
    apply: (html) => html.replace(/ style="--radix-[^"]*"/g, ''),
  },
]

export const patchBody = (body: string): string => patches.reduce((html, { apply }) => apply(html), body)
