import { WELCOME, withQuery } from '../../routes';
import type { StepName } from './steps';
import { FIRST_STEP, stepNamed } from './steps';

/** What the query of the route says. */
interface WelcomeQuery {
	step: StepName;
	/** The survey that the wizard has made. */
	surveyId: number | undefined;
}

/** The step and the survey in the query of a route. Anything else is the first step. */
export function parseQuery( query: string ): WelcomeQuery {
	const params = new URLSearchParams( query );
	const survey = params.get( 'survey' ) ?? '';
	return {
		step: stepNamed( params.get( 'step' ) ) ?? FIRST_STEP,
		surveyId: /^[1-9]\d{0,14}$/.test( survey )
			? Number( survey )
			: undefined,
	};
}

/** The route of a step. */
export function stepRoute( step: StepName ): string {
	return withQuery( WELCOME, step === FIRST_STEP ? '' : `step=${ step }` );
}

/** The route of the last view: the survey that the wizard has made. */
export function doneRoute( surveyId: number ): string {
	return withQuery( WELCOME, `survey=${ surveyId }` );
}
