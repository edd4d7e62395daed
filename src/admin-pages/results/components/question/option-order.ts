import type { QuestionStats } from '@/survey-model';

/** `own`: as in the survey. `count`: the most chosen option first. */
export type OptionOrder = 'own' | 'count';

/** Whether the options of a type are numbers, which have one sensible order and short labels. */
export function isScale( type: string ): boolean {
	return type === 'nps' || type === 'star-rating';
}

/** The options in an order; options with equal counts stay as in the survey. */
export function inOrder(
	{ type, options }: QuestionStats,
	order: OptionOrder
): QuestionStats[ 'options' ] {
	return order === 'count' && ! isScale( type )
		? [ ...options ].sort( ( a, b ) => b.count - a.count )
		: options;
}
