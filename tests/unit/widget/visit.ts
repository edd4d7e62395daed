import type { Question, WidgetSurvey } from '@/survey-model';
import { button, hostElement, show, type, useFreshPage, widget } from './popup';
import { choice, several, text } from './support';

/* A visitor who goes through a survey on several pages. */

/** What sessionStorage keeps of the survey. */
export const KEY = 'userfeedback-7-progress';
export const ALL = [ choice, several, text ];

export const radio = ( name: string ) =>
	widget().getByRole( 'radio', { name } );
export const checkbox = ( name: string ) =>
	widget().getByRole( 'checkbox', { name } );
export const stored = () => JSON.parse( sessionStorage.getItem( KEY )! );

/** The next page of the same visit. */
export async function nextPage(
	questions: Question[] = ALL,
	changes: Partial< WidgetSurvey > = {}
) {
	hostElement()?.remove();
	return show( questions, {}, changes );
}

/** Answers the first two questions and begins to type. */
export async function begin( changes: Partial< WidgetSurvey > = {} ) {
	const user = await show( ALL, {}, changes );
	await user.click( radio( 'The web' ) );
	await user.click( button( 'Next' ) );
	await user.click( checkbox( 'Assam' ) );
	await user.click( checkbox( 'Sencha' ) );
	await user.click( button( 'Next' ) );
	type( 'Longer ho' );
	return user;
}

/** Call at the top of a test file. */
export function useVisit(): void {
	useFreshPage();
	afterEach( () => {
		jest.restoreAllMocks();
		jest.useRealTimers();
	} );
}
