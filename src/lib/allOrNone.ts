/** All of the properties or none of them (after https://github.com/seek-oss/braid-design-system). */
export type AllOrNone<Properties> = Properties | { readonly [Name in keyof Properties]?: never }
