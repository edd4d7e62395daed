/** How conditions compare an answer that is one of the options. */
export const ONE_OF = [ '=', '!=' ] as const;

/** How conditions compare a text. */
export const TEXT = [
	'CONTAINS',
	'!CONTAINS',
	'STARTS_WITH',
	'ENDS_WITH',
] as const;
