import { contrast } from '@/survey-model/contrast';

/** Red, green and blue of #RRGGBB, 0 to 255. */
function channels( hex: string ): number[] {
	return [ 1, 3, 5 ].map( ( start ) =>
		Number.parseInt( hex.slice( start, start + 2 ), 16 )
	);
}

/** WCAG's contrast ratio of two colors, each #RRGGBB. */
export function contrastOf( one: string, other: string ): number {
	return contrast( channels( one ), channels( other ) );
}
