/** The condition operators for answers that are options. */
export const ONE_OF = [ '=', '!=' ] as const;

/** The condition operators for text answers. */
export const TEXT = [
	'CONTAINS',
	'!CONTAINS',
	'STARTS_WITH',
	'ENDS_WITH',
] as const;
