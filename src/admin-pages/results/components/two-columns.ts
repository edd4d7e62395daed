import type { QuestionStats } from '@/survey-model';

/** Approximate heights in px, at a card width of about 520 px. */
const CARD = 120;
const FEW_NOTE = 45;
const HEADLINE = 55;
const NPS_GROUPS = 75;
const ROW = 34;
const AXIS = 25;
const LINE = 20;
const CHARACTERS_PER_LINE = 65;

function lines( text: string, most: number ): number {
	return Math.min( most, Math.ceil( text.length / CHARACTERS_PER_LINE ) );
}

/** The approximate height of a question's card. */
export function cardHeight( stats: QuestionStats ): number {
	const few = stats.is_few && stats.total_answers > 0 ? FEW_NOTE : 0;
	const head = CARD + few + lines( stats.title, 4 ) * LINE;
	if ( stats.is_quantitative ) {
		return (
			head +
			( stats.average === null ? 0 : HEADLINE ) +
			( stats.nps ? NPS_GROUPS : 0 ) +
			stats.options.length * ROW +
			AXIS
		);
	}
	return stats.answers.reduce(
		( height, { value } ) => height + ( lines( value, 7 ) + 2 ) * LINE,
		head
	);
}

/**
 * Splits questions into two columns of about equal height. Each column has the order of the survey, and the second one
 * continues the first, so that below each other they are in the order of the survey as well.
 */
export function twoColumns(
	questions: readonly QuestionStats[]
): readonly [ readonly QuestionStats[], readonly QuestionStats[] ] {
	const heights = questions.map( cardHeight );
	const total = heights.reduce( ( sum, height ) => sum + height, 0 );
	let first = 0;
	let best = { split: questions.length, tallest: total };
	heights.forEach( ( height, index ) => {
		first += height;
		const tallest = Math.max( first, total - first );
		if ( tallest < best.tallest ) {
			best = { split: index + 1, tallest };
		}
	} );
	return [ questions.slice( 0, best.split ), questions.slice( best.split ) ];
}
