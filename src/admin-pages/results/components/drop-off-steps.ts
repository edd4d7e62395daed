import type { SurveyResults } from '@/survey-model';
import { share } from '@/survey-model';

export type FunnelStep = SurveyResults[ 'funnel' ][ number ];

/** A step with what was lost on the way to it. */
export interface StepWithLoss extends FunnelStep {
	/** The number of the step's question in the survey. */
	number: number | undefined;
	/** Of the visitors who started, 0 to 1; undefined for those who only saw the survey. */
	share: number | undefined;
	/** Visitors of the step before who did not come to this one. */
	lost: number;
	/** Of the visitors of the step before, 0 to 1. */
	lostShare: number;
	/** Whether more visitors were lost after they had started than at any other step. */
	isLargestLoss: boolean;
}

/**
 * The steps with their losses. Shares and the largest loss are of visitors who started: most visitors of a page never
 * open a survey, which says nothing about its questions.
 */
export function withLosses(
	funnel: readonly FunnelStep[]
): readonly StepWithLoss[] {
	const started = funnel.findIndex( ( { step } ) => step === 'started' );
	const starts = funnel[ started ]?.count ?? 0;
	const losses = funnel.map( ( { count }, index ) =>
		Math.max( 0, ( funnel[ index - 1 ]?.count ?? count ) - count )
	);
	const largest = Math.max( 0, ...losses.slice( started + 1 ) );
	const largestAt = losses.findIndex(
		( lost, index ) => index > started && lost > 0 && lost === largest
	);
	let questions = 0;
	return funnel.map( ( step, index ) => {
		const lost = losses[ index ] ?? 0;
		return {
			...step,
			number: step.step === 'reached' ? ++questions : undefined,
			share: index < started ? undefined : share( step.count, starts ),
			lost,
			lostShare: share( lost, funnel[ index - 1 ]?.count ?? 0 ),
			isLargestLoss: index === largestAt,
		};
	} );
}

/** Steps of a survey that are shown at once. */
const MAX_STEPS = 12;
/** Steps shown of a longer survey: the first and last ones, and those with the largest losses. */
const FIRST = 4;
const LAST = 2;
const LOSSES = 4;

/** The steps to show first: all of a short survey, the main ones of a long one. */
export function shortened(
	steps: readonly StepWithLoss[]
): readonly StepWithLoss[] {
	if ( steps.length <= MAX_STEPS ) {
		return steps;
	}
	const middle = steps.slice( FIRST, -LAST );
	const main = [ ...middle ]
		.sort( ( a, b ) => b.lost - a.lost )
		.slice( 0, LOSSES );
	return [
		...steps.slice( 0, FIRST ),
		...middle.filter( ( step ) => main.includes( step ) ),
		...steps.slice( -LAST ),
	];
}
